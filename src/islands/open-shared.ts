// A shared link opens at its board. The board itself reads the rest of the link when its script has come.
const example = new URL(location.href).searchParams
  .get('board')
  ?.match(/^[a-z0-9]+(?:-[a-z0-9]+)*(?=-[A-Z]|-?$)/)?.[0];
if (example && !location.hash)
  document.querySelector(`.board[data-example="${example}"]`)?.scrollIntoView({ block: 'start' });
