const loading = new Map<string, Promise<void>>();

/**
 * Runs an external script, once per page however many blocks ask for it. One that could not be fetched is fetched
 * again when somebody asks again.
 * @throws Error when the script cannot be fetched
 */
export function loadScript(address: string): Promise<void> {
  const known = loading.get(address);
  if (known) return known;
  const script = document.createElement('script');
  const promise = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => {
      loading.delete(address);
      script.remove();
      reject(new Error(`The script ${address} could not be fetched.`));
    };
  });
  loading.set(address, promise);
  script.async = true;
  script.src = address;
  document.head.append(script);
  return promise;
}
