/** One channel of sRGB, 0 to 255, as light. */
const linear = (channel: number): number => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const luminance = (colour: string): number => {
  const found = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour);
  if (!found) throw new Error(`"${colour}" is not #rrggbb`);
  const [red = 0, green = 0, blue = 0] = found.slice(1).map((hex) => linear(Number.parseInt(hex, 16)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast of two colours written `#rrggbb`, from 1 to 21, as WCAG 2 reckons it. */
export const contrast = (a: string, b: string): number => {
  const [dim = 0, bright = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (bright + 0.05) / (dim + 0.05);
};
