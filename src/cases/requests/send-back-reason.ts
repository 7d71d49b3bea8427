export const sendBackReasons = ['cut-off', 'not-readable', 'wrong-year', 'pages-missing'] as const
export type SendBackReason = (typeof sendBackReasons)[number]

export function sendBackText(
  entered: string,
  template: string,
  words: Record<SendBackReason, { text: string }>,
): string {
  const defaults = sendBackReasons.find((reason) => reason === template)
  return entered.trim() || (defaults ? words[defaults].text : '')
}
