import { renderSVG } from 'uqr';

/** A link as a picture for a camera, in SVG; `null` where it is too long for one. */
export const cameraCode = (link: string): string | null => {
  try {
    return renderSVG(link, { border: 2 });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
};
