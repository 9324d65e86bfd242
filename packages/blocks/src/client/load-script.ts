const loading = new Map<string, { script: HTMLScriptElement; promise: Promise<void> }>();

/**
 * Runs an external script, once per page however many blocks ask for it. One that could not be fetched is fetched
 * again when somebody asks again.
 * @throws Error when the script cannot be fetched
 */
export function loadScript(address: string): Promise<void> {
  const known = loading.get(address);
  if (known) return known.promise;
  const script = document.createElement('script');
  const promise = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => {
      forgetScript(address);
      reject(new Error(`The script ${address} could not be fetched.`));
    };
  });
  loading.set(address, { script, promise });
  script.async = true;
  script.src = address;
  document.head.append(script);
  return promise;
}

/** Lets a script be fetched again that came and did not bring what it should. */
export function forgetScript(address: string): void {
  loading.get(address)?.script.remove();
  loading.delete(address);
}
