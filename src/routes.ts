import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'

/** Every address of the product, and the file that answers it. */
export default [
  layout('site/site-layout.tsx', [
    index('site/home-page.tsx'),
    route('store', 'shop/store-page.tsx'),
    route('product/:productId', 'shop/product-page.tsx'),
    route('cart', 'shop/cart-page.tsx'),
    route('success', 'shop/success-page.tsx'),
    route('verify-email', 'accounts/verify-email-page.tsx'),
    route('set-password', 'accounts/set-password-page.tsx'),
    route('forgot-password', 'accounts/forgot-password-page.tsx'),
    route('confirm-email-change', 'accounts/confirm-email-change-page.tsx'),
    route('blog', 'blog/blog-page.tsx'),
    route('blog/:slug', 'blog/article-page.tsx'),
    route('*', 'site/not-found-page.tsx'),
  ]),

  layout('portal/portal-layout.tsx', [
    route('client-portal', 'portal/home-page.tsx'),
    route('client-portal/cases', 'portal/cases-page.tsx'),
    route('client-portal/cases/:caseId', 'portal/case-page.tsx'),
    route('client-portal/cases/:caseId/upload', 'portal/upload-page.tsx'),
    route('client-portal/cases/:caseId/files/upload', 'portal/uploads/upload-route.ts'),
    route('client-portal/documents', 'portal/documents-page.tsx'),
    route('client-portal/documents/:documentId', 'portal/documents/view-route.ts'),
    route('client-portal/documents/:documentId/download', 'portal/documents/download-route.ts'),
    route('client-portal/messages', 'portal/messages-page.tsx'),
    route('client-portal/messages/new', 'portal/new-message-page.tsx'),
    route('client-portal/messages/:thread', 'portal/thread-page.tsx'),
    route('client-portal/appointments', 'portal/appointments-page.tsx'),
    route('client-portal/profile', 'portal/profile-page.tsx'),
    route('client-portal/profile/security', 'portal/security-page.tsx'),
  ]),
  route('client-portal/logout', 'portal/logout-route.ts'),
  route('api/client-portal.php', 'portal/portal-data-route.ts'),

  layout('admin/admin-layout.tsx', [
    route('admin', 'admin/home-page.tsx'),
    route('admin/cases', 'admin/cases/case-list-page.tsx'),
    layout('admin/cases/case-layout.tsx', [route('admin/cases/:caseId', 'admin/cases/case-page.tsx')]),
  ]),
  route('admin/logout', 'admin/logout-route.ts'),

  route('cart/lines', 'shop/cart-lines-route.ts'),
  route('checkout/cancelled/:returnToken', 'shop/checkout-cancelled-route.ts'),
  route('pictures/:motif/:seed', 'shop/picture-route.ts'),
  ...prefix('store/:storeId', [
    route('products', 'shop/products-route.ts'),
    route('products/:productId', 'shop/product-route.ts'),
    route('variants', 'shop/variants-route.ts'),
    route('checkout', 'shop/checkout-route.ts'),
  ]),
  layout('platform/dev/dev-layout.tsx', [
    route('dev/ui', 'platform/ui/ui-page.tsx'),
    route('dev/outbox', 'platform/dev/outbox-page.tsx'),
  ]),
  route('dev/outbox/:letterId', 'platform/dev/letter-route.ts'),
  ...prefix('api', [
    route('admin-auth.php', 'accounts/admin-auth-route.ts'),
    route('auth.php', 'accounts/auth-route.ts'),
    route('auth/passkey/:step', 'accounts/passkey-route.ts'),
    route('tax/income', 'tax/api/income-route.ts'),
    route('tax/gross', 'tax/api/gross-route.ts'),
    route('tax/capital-benefit', 'tax/api/capital-benefit-route.ts'),
    route('tax/withholding', 'tax/api/withholding-route.ts'),
    route('tax/communes', 'tax/api/communes-route.ts'),
    route('openapi.json', 'tax/api/openapi-route.ts'),
  ]),
  route('api/webhooks/payments', 'shop/payment-webhook-route.ts'),
] satisfies RouteConfig
