import { DRAWS_ON_REQUEST } from '../settings.ts';

/**
 * Lets a build read the same once, and keep it. Where pages are drawn on request it is read anew each time.
 * @param name by which parameters it is the same; left out where there is but one
 */
export function oncePerBuild<Parameters extends unknown[], Result>(
  read: (...parameters: Parameters) => Promise<Result>,
  name: (...parameters: Parameters) => string = () => '',
): (...parameters: Parameters) => Promise<Result> {
  const known = new Map<string, Promise<Result>>();
  return (...parameters) => {
    const key = name(...parameters);
    const result = (!DRAWS_ON_REQUEST && known.get(key)) || read(...parameters);
    known.set(key, result);
    return result;
  };
}
