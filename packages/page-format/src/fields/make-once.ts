/**
 * A value that is made when it is first asked for. The schemas of all fields of all blocks take a noticeable part of the
 * time the editor needs to open, and a page uses a few of them.
 */
export function makeOnce<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
