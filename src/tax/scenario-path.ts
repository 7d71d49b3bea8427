/** Validates the relative URL of a calculation; null for anything else, because staff will click it. */
export function scenarioPath(text: string | null): string | null {
  return text && text.length <= 2000 && /^\/calculators(\?[^\s"<>\\]*)?$/.test(text) ? text : null
}
