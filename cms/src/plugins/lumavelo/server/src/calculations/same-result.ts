/** True for the same number up to what decimals in the file may lose, and for the same text in any writing. */
export function isSameResult(expected: string, actual: string): boolean {
  const [left, right] = [Number(expected), Number(actual)];
  if (expected.trim() === '' || !Number.isFinite(left) || !Number.isFinite(right)) {
    return expected.trim().toLowerCase() === actual.trim().toLowerCase();
  }
  return Math.abs(left - right) <= 1e-6 * Math.max(1, Math.abs(left));
}
