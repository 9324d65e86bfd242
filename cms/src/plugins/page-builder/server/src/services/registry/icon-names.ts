/**
 * The icons that blocks may name, as the project has them; undefined where they cannot be listed. They are React components,
 * so this is for development alone.
 */
export async function loadIconNames(): Promise<ReadonlySet<string> | undefined> {
  const names = await import('@strapi/icons').then(
    (icons) => Object.keys(icons),
    () => [],
  );
  return names.length > 0 ? new Set(names) : undefined;
}
