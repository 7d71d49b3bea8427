/** The address of a calculation on this site, or null for anything else, since staff will press it. */
export function scenarioPath(text: string | null): string | null {
  return text && text.length <= 2000 && /^\/calculators(\?[^\s"<>\\]*)?$/.test(text) ? text : null
}
