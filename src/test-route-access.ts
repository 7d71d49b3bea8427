/**
 * link: secret in the URL; machines: authenticated programs; session: checked by the route; none: not in production.
 */
export type AccessLevel = 'everybody' | 'clients' | 'staff' | 'link' | 'machines' | 'session' | 'none'

/**
 * Access level per route outside the admin panel, as in `routes.ts` and the web server. A missing route fails the test.
 */
export const accessLevels: Record<Exclude<AccessLevel, 'staff'>, readonly string[]> = {
  everybody: [
    ...['/', '/pricing', '/store', '/product/:productId', '/cart', '/cart/lines', '/checkout/invoice', '/success'],
    ...[
      '/calculators',
      '/calculators/accuracy',
      '/calculators/result.pdf',
      '/pictures/:illustration/:seed',
      '/media/:file',
    ],
    ...[
      '/verify-email',
      '/set-password',
      '/forgot-password',
      '/confirm-email-change',
      '/household-invitation',
      '/not-me',
    ],
    ...[
      '/blog',
      '/blog/:slug',
      '/law',
      '/faq',
      '/case-studies',
      '/resources',
      '/documents/:file',
      '/social/:kind/:file',
    ],
    ...['/about', '/contact', '/team', '/how-it-works', '/careers', '/careers/upload', '/industry-specializations'],
    ...['/advanced-tax-tools', '/services', '/services/:slug', '/impressum', '/privacy', '/terms', '/cookies'],
    ...[
      '/accessibility',
      '/newsletter',
      '/newsletter/preferences',
      '/newsletter/archive',
      '/newsletter/archive/:number',
    ],
    ...[
      '/newsletter/:step',
      '/keep-account',
      '/search',
      '/search.json',
      '/sitemap',
      '/sitemap.xml',
      '/news',
      '/news/:slug',
    ],
    ...['/news/generate', '/news/status', '/book', '/book/:kind', '/*', '/icons/lines.svg', '/rss.xml', '/rss/:file'],
    ...['/robots.txt', '/llms.txt', '/readyz', '/sandbox-pay/sandbox.css', '/sandbox-pay/sandbox.js'],
    ...['/store/:storeId/products', '/store/:storeId/products/:productId', '/store/:storeId/variants'],
    ...[
      '/store/:storeId/checkout',
      '/store/:storeId/discounts',
      '/api/openapi.json',
      '/api/tax/income',
      '/api/tax/gross',
    ],
    ...['/api/tax/capital-benefit', '/api/tax/withholding', '/api/tax/communes'],
  ],
  clients: [
    ...['/client-portal', '/client-portal/*', '/client-portal/cases', '/client-portal/cases/new'],
    ...['/client-portal/new-case', '/client-portal/next-year/:taxYear', '/client-portal/cases/:caseId'],
    ...['/client-portal/cases/:caseId/approve', '/client-portal/cases/:caseId/approvals/:approvalId'],
    ...['/client-portal/cases/:caseId/summary.pdf', '/client-portal/cases/:caseId/tax-summary.pdf'],
    ...['/client-portal/cases/:caseId/figures', '/client-portal/cases/:caseId/questions/:section?'],
    ...['/client-portal/cases/:caseId/securities', '/client-portal/cases/:caseId/securities.xlsx'],
    ...['/client-portal/cases/:caseId/upload', '/client-portal/cases/:caseId/files/upload', '/client-portal/documents'],
    ...['/client-portal/documents/:documentId', '/client-portal/documents/:documentId/download'],
    ...['/client-portal/messages', '/client-portal/messages/new', '/client-portal/messages/draft'],
    ...['/client-portal/messages/:thread', '/client-portal/appointments', '/client-portal/appointments/new'],
    ...['/client-portal/appointments/:appointmentId', '/client-portal/appointments/:appointmentId/calendar.ics'],
    ...['/client-portal/orders', '/client-portal/orders/:orderId', '/client-portal/orders/:orderId/papers/:invoiceId'],
    ...['/client-portal/offers/:quoteId', '/client-portal/offers/:quoteId/paper', '/client-portal/profile'],
    ...['/client-portal/profile/household', '/client-portal/profile/letters', '/client-portal/profile/data'],
    ...['/client-portal/profile/data/:exportId', '/client-portal/profile/delete', '/client-portal/profile/security'],
  ],
  link: [
    ...['/papers/:returnToken/:invoiceId', '/checkout/cancelled/:returnToken', '/pricing/kept/:token'],
    ...['/checkout/domicile/:returnToken'],
    ...['/calendar/:file', '/book/confirm/:token', '/book/appointment/:token', '/book/appointment/:token/calendar.ics'],
    ...['/preview/:token', '/letters/:emailId/stop', '/deletion-certificate', '/sandbox-pay/:id'],
  ],
  machines: ['/api/webhooks/mail-reports', '/api/webhooks/payments', '/metrics'],
  session: [
    ...['/live', '/api/client-portal.php', '/api/admin-auth.php', '/api/auth.php', '/api/auth/passkey/:step'],
    ...['/client-portal/logout', '/admin/logout'],
  ],
  none: [
    '/dev/ui',
    '/dev/outbox',
    '/dev/outbox/:emailId',
    '/dev/news/articles/:id',
    '/dev/news/feeds/:file',
    '/api/dev/text/*',
  ],
}
