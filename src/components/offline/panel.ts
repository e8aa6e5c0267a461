import { isByRequest, register, registered, setByRequest, tell } from './registration.ts';

type State = 'none' | 'some' | 'all' | 'keeping' | 'failed' | 'never';

/** The states in which a button is of use. */
const useful: Readonly<Record<string, readonly State[]>> = {
  some: ['none', 'failed'],
  all: ['none', 'some', 'failed'],
  forget: ['some', 'all', 'failed'],
};

const { lang } = document.documentElement;
const everything = [lang, `${lang}-all`];

function control(panel: HTMLElement): void {
  const meter = panel.querySelector('progress');
  const buttons = [...panel.querySelectorAll('button')];

  const show = (state: State) => {
    const pressed = document.activeElement;
    panel.dataset['offline'] = state;
    for (const words of panel.querySelectorAll<HTMLElement>('[data-state]'))
      words.hidden = words.dataset['state'] !== state;
    for (const button of buttons) button.hidden = !useful[button.value]?.includes(state);
    if (meter) meter.hidden = state !== 'keeping';
    // The button that was pressed is gone; the reader goes on with what is told.
    if (buttons.some((button) => button.hidden && button === pressed)) panel.focus();
  };

  const showKept = (kept: readonly string[]) => {
    const missing = everything.filter((set) => !kept.includes(set));
    show(missing.length === 0 ? 'all' : kept.includes(lang) ? 'some' : 'none');
  };

  const run = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      // That the browser itself says no to.
      show(error instanceof DOMException ? 'never' : 'failed');
    }
  };

  const keep = (sets: readonly string[]) =>
    run(async () => {
      const registration = await register();
      const kept = await tell(registration, { type: 'keep', sets }, (done, of) => {
        show('keeping');
        if (meter) Object.assign(meter, { value: done, max: of });
      });
      showKept(kept);
    });

  const forget = () =>
    run(async () => {
      setByRequest(true);
      const registration = await registered();
      if (registration) await tell(registration, { type: 'forget' });
      await registration?.unregister();
      show('none');
    });

  const look = () =>
    run(async () => {
      const registration = await registered();
      showKept(registration ? await tell(registration, { type: 'state' }) : []);
    });

  for (const button of buttons)
    button.addEventListener('click', () => {
      if (button.value === 'forget') return void forget();
      setByRequest(false);
      // So that a browser short of room removes other things first.
      navigator.storage?.persist?.().catch(() => {});
      void keep(button.value === 'all' ? everything : [lang]);
    });
  panel.hidden = false;
  if (!navigator.serviceWorker) show('never');
  else if (isByRequest()) void look();
  else void keep([lang]);
}

const panel = document.querySelector<HTMLElement>('[data-offline]');
if (panel && import.meta.env.PROD) control(panel);

// The worker answers with this page where another is asked for that it does not have.
const missing = document.querySelector<HTMLElement>('[data-missing]');
if (missing && location.pathname !== missing.dataset['missing']) {
  missing.hidden = false;
  missing.querySelector('button')?.addEventListener('click', () => location.reload());
}
