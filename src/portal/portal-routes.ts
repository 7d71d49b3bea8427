import { client, type RouteEntry } from '#accounts/access/route-access.ts'

/** URLs of the client portal, guarded by `portal-layout.tsx`. Forms whose `intent` is not listed get 422. */
export const portalRoutes: RouteEntry<'client'>[] = [
  client('client-portal', 'portal/home-page.tsx', { send: ['', 'sign-in', 'register', 'code', 'bypass'] }),
  client('client-portal/drafts', 'accounts/drafts/draft-route.ts', { id: 'client-drafts', send: [''] }),
  client('client-portal/cases', 'cases/process/client/cases-page.tsx'),
  client('client-portal/next-year/:taxYear', 'returns/next-year/client/next-year-page.tsx'),
  client('client-portal/new-case', 'cases/opening/client/new-return-page.tsx'),
  client('client-portal/cases/new', 'cases/opening/client/new-case-page.tsx', { send: [''] }),
  client('client-portal/cases/:caseId', 'cases/process/client/case-page.tsx', {
    send: ['message', 'item', 'place', 'move', 'extension'],
  }),
  client('client-portal/cases/:caseId/approve', 'cases/drafts/client/approve-page.tsx', { send: [''] }),
  client('client-portal/cases/:caseId/approvals/:approvalId', 'cases/drafts/client/certificate-route.ts'),
  client('client-portal/cases/:caseId/summary.pdf', 'cases/process/client/summary-route.ts'),
  client('client-portal/cases/:caseId/tax-summary.pdf', 'cases/drafts/client/annex-route.ts'),
  client('client-portal/cases/:caseId/figures', 'returns/amounts/client/figures-page.tsx'),
  client('client-portal/cases/:caseId/questions/:section?', 'returns/questions/client/questions-page.tsx', {
    send: ['save', 'next', 'field', 'remove', 'unknown', 'clear', 'ask', 'take', 'take-all'],
  }),
  client('client-portal/cases/:caseId/securities', 'returns/amounts/client/securities-page.tsx'),
  client('client-portal/cases/:caseId/securities.xlsx', 'returns/amounts/client/securities-route.ts'),
  client('client-portal/cases/:caseId/upload', 'cases/documents/client/upload-page.tsx', { send: [''] }),
  client('client-portal/cases/:caseId/files/upload', 'cases/documents/client/uploads/upload-route.ts', { send: [''] }),
  client('client-portal/documents', 'cases/documents/client/documents-page.tsx', { send: ['place'] }),
  client('client-portal/documents/:documentId', 'cases/documents/client/view-route.ts'),
  client('client-portal/documents/:documentId/download', 'cases/documents/client/download-route.ts'),
  client('client-portal/messages', 'cases/messages/client/messages-page.tsx'),
  client('client-portal/messages/new', 'cases/messages/client/new-message-page.tsx', { send: ['message'] }),
  client('client-portal/messages/:thread', 'cases/messages/client/thread-page.tsx', { send: ['message'] }),
  client('client-portal/appointments', 'appointments/client/appointments-page.tsx', {
    send: ['open-feed', 'close-feed'],
  }),
  client('client-portal/appointments/new', 'appointments/client/book-appointment-page.tsx', { send: [''] }),
  client('client-portal/appointments/:appointmentId', 'appointments/client/appointment-page.tsx', { send: [''] }),
  client('client-portal/appointments/:appointmentId/calendar.ics', 'appointments/client/file-route.ts'),
  client('client-portal/orders', 'shop/orders/client/orders-page.tsx'),
  client('client-portal/orders/:orderId', 'shop/orders/client/order-page.tsx', {
    send: ['pay', 'ask-refund', 'name-account'],
  }),
  client('client-portal/orders/:orderId/papers/:invoiceId', 'shop/orders/client/pdf-route.ts'),
  client('client-portal/offers/:quoteId', 'shop/quotes/client/offer-page.tsx', {
    send: ['card', 'invoice', 'decline'],
  }),
  client('client-portal/offers/:quoteId/paper', 'shop/quotes/client/offer-pdf-route.ts'),
  client('client-portal/profile', 'portal/profile-page.tsx', { send: ['details', 'email'] }),
  client('client-portal/profile/household', 'portal/profile/household/household-page.tsx', {
    send: ['invite', 'join', 'end', 'share', 'unshare'],
  }),
  client('client-portal/profile/emails', 'accounts/email-preferences/client/preferences-page.tsx', { send: [''] }),
  client('client-portal/profile/data', 'privacy/export/client/data-page.tsx', { send: ['export'] }),
  client('client-portal/profile/data/:exportId', 'privacy/export/client/download-route.ts'),
  client('client-portal/profile/delete', 'privacy/deletion/client/deletion-page.tsx', { send: ['cancel', 'delete'] }),
  client('client-portal/profile/security', 'portal/security-page.tsx', {
    send: [
      'password',
      'confirm',
      'factor-start',
      'factor-confirm',
      'factor-stop',
      'recovery-codes',
      'end-session',
      'end-others',
      'remove-passkey',
    ],
  }),
  client('client-portal/*', 'portal/not-found-page.tsx'),
]
