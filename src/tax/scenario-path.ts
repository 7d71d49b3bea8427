/** Returns the text if it is the relative URL of a calculation, else null. Security: staff will follow this link. */
export function scenarioPath(text: string | null): string | null {
  return text && text.length <= 2000 && /^\/calculators(?:\/for-expats)?(\?[^\s"<>\\]*)?$/.test(text) ? text : null
}
