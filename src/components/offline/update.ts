import { TAKE_OVER } from '../../offline/messages.ts';
// Seldom needed, so no page has it from the start.
import styles from '../../styles/update.css?url';

const loaders = import.meta.glob<{ readonly update: Readonly<Record<'text' | 'reload' | 'later', string>> }>(
  '../../i18n/*/offline.json',
  { import: 'default' },
);

/** Lets the newer worker take over, then shows the page as it is now. */
function reload({ waiting }: ServiceWorkerRegistration): void {
  const again = () => location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', again, { once: true });
  // Another page may have let it in already.
  if (waiting) waiting.postMessage(TAKE_OVER);
  else again();
}

async function ask(registration: ServiceWorkerRegistration): Promise<void> {
  const words = await loaders[`../../i18n/${document.documentElement.lang}/offline.json`]?.();
  if (!words) return;
  const { text, reload: now, later } = words.update;
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = styles;
  document.head.append(sheet);
  const bar = document.createElement('div');
  bar.className = 'update';
  const button = (label: string, act: () => void) => {
    const key = document.createElement('button');
    key.type = 'button';
    key.className = 'key';
    key.textContent = label;
    key.addEventListener('click', act);
    return key;
  };
  const told = document.createElement('p');
  told.setAttribute('role', 'status');
  bar.append(
    told,
    button(now, () => reload(registration)),
    button(later, () => bar.remove()),
  );
  document.querySelector('.update')?.remove();
  document.body.append(bar);
  // Read aloud only if it changes after it is there.
  told.textContent = text;
}

/** Asks the reader, once there is a newer version, whether to show it. */
export function offerUpdates(registration: ServiceWorkerRegistration): void {
  let asked: ServiceWorker | undefined;
  const look = () => {
    const { waiting } = registration;
    if (!waiting || waiting === asked || !navigator.serviceWorker.controller) return;
    asked = waiting;
    // Where the words for it do not come, it is asked the next time.
    ask(registration).catch(() => {
      asked = undefined;
    });
  };
  const watch = () => registration.installing?.addEventListener('statechange', look);
  look();
  watch();
  registration.addEventListener('updatefound', watch);
}
