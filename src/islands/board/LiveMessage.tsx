import { useEffect, useRef, useState } from 'preact/hooks';

/** A reader by ear hears how things stand once the board has been still for this long, not at every key. */
const quietFor = 700;

/** Says `message` to a screen reader after a pause; nothing while the board is as it came. */
export const LiveMessage = ({ message }: { readonly message: string }) => {
  const [said, setSaid] = useState('');
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return undefined;
    }
    const timer = setTimeout(() => setSaid(message), quietFor);
    return () => clearTimeout(timer);
  }, [message]);
  return (
    <p class="vh" role="status">
      {said}
    </p>
  );
};
