/**
 * Values of the form field `intent` that each URL accepts; '' means a form without this field. Other values are refused
 * with 422 before any action runs. Whether the data belongs to the client is checked later, by the action.
 */
export const formIntents: Record<string, readonly string[]> = {
  '/client-portal': ['', 'sign-in', 'register', 'code', 'bypass'],
  '/client-portal/drafts': [''],
  '/client-portal/cases/new': [''],
  '/client-portal/cases/:caseId': ['message', 'item', 'place', 'move'],
  '/client-portal/cases/:caseId/approve': [''],
  '/client-portal/cases/:caseId/questions/:section?': [
    ...['save', 'next', 'field', 'remove', 'unknown', 'clear', 'ask', 'take', 'take-all'],
  ],
  '/client-portal/cases/:caseId/upload': [''],
  '/client-portal/cases/:caseId/files/upload': [''],
  '/client-portal/documents': ['place'],
  '/client-portal/messages/new': ['message'],
  '/client-portal/messages/:thread': ['message'],
  '/client-portal/appointments': ['open-feed', 'close-feed'],
  '/client-portal/appointments/new': [''],
  '/client-portal/appointments/:appointmentId': [''],
  '/client-portal/orders/:orderId': ['pay', 'ask-refund', 'name-account'],
  '/client-portal/offers/:quoteId': ['card', 'invoice', 'decline'],
  '/client-portal/profile': ['details', 'email'],
  '/client-portal/profile/household': ['invite', 'join', 'end', 'share', 'unshare'],
  '/client-portal/profile/letters': [''],
  '/client-portal/profile/data': ['export'],
  '/client-portal/profile/delete': ['cancel', 'delete'],
  '/client-portal/profile/security': [
    ...['password', 'confirm', 'factor-start', 'factor-confirm', 'factor-stop', 'recovery-codes'],
    ...['end-session', 'end-others', 'remove-passkey'],
  ],
}

export function isKnownForm(pattern: string, intent: string | null): boolean {
  const address = `/${pattern.replace(/^\/+/, '')}`
  const known = Object.hasOwn(formIntents, address) ? formIntents[address] : undefined
  return intent !== null && known?.includes(intent) === true
}
