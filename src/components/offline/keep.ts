import { isByRequest, register, registered, tell } from './registration.ts';
import { offerUpdates } from './update.ts';

/** Keeps the guide, lessons, boards and search in the language of the page, unless a reader has to ask for it. */
async function keep(): Promise<void> {
  const registration = isByRequest() ? await registered() : await register();
  if (!registration) return;
  offerUpdates(registration);
  if (!isByRequest()) await tell(registration, { type: 'keep', sets: [document.documentElement.lang] });
}

// Where a browser allows no worker, or has no room, the site works as it does without one.
keep().catch(() => {});
