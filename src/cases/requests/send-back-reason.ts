/** The usual reasons for sending a document back; any other is told in own words. */
export const sendBackReasons = ['cut-off', 'not-readable', 'wrong-year', 'pages-missing'] as const
export type SendBackReason = (typeof sendBackReasons)[number]

/** What the client is told: the words that were entered, else those of the usual reason. */
export function sendBackText(
  entered: string,
  template: string,
  words: Record<SendBackReason, { text: string }>,
): string {
  const defaults = sendBackReasons.find((reason) => reason === template)
  return entered.trim() || (defaults ? words[defaults].text : '')
}
