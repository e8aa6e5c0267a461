/** The site's colours in the light theme: a picture has no theme. */
export const colours = {
  paper: '#f5f7f5',
  mat: '#dde6e1',
  tile: '#fcfdfc',
  ink: '#18211f',
  inkSoft: '#475451',
  edge: '#71807b',
  stock: '#b6c4bd',
  attack: '#84470a',
  defend: '#1f5280',
  lethal: '#7b1a5b',
  lethalWash: '#f3e2ed',
} as const;
