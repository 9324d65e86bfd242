/** The styles of each block; a page gets those of the blocks that it holds. Plain texts, so that every bundler reads them. */
export const styles: Readonly<Record<string, string>> = {
  Teaser: `
    .Teaser { max-width: 40rem; margin: 2rem auto; padding: 0 1rem; font-family: system-ui, sans-serif; line-height: 1.5 }
    .Teaser img { max-width: 100%; height: auto; border-radius: .5rem }
  `,
  Counter: `
    .Counter { max-width: 40rem; margin: 2rem auto; padding: 0 1rem }
    .Counter button { padding: .5rem 1rem; font: inherit; border: 1px solid; border-radius: .5rem }
  `,
};
