export const checkoutResults = {
  paid: {
    title: 'Payment Successful',
    text: 'We have received your payment. Your request will be processed shortly, and a confirmation email has been sent to you.',
  },
  invoice: {
    title: 'Your order has been placed',
    text: 'We will email you an invoice with a Swiss QR-bill in about a minute. You have not been charged yet.',
  },
  processing: {
    title: 'Your payment is being processed',
    text: 'The payment service has not yet confirmed your payment. This page updates automatically.',
  },
  late: {
    title: 'Your payment is being processed',
    text: 'The confirmation is taking longer than usual. You can close this page. We will email you as soon as we have received your payment.',
  },
  review: {
    title: 'We are checking your payment',
    text: 'We have received your payment, but it does not quite match your order. We will check it by the next working day and email you. You do not need to do anything.',
  },
  failed: {
    title: 'Payment not completed',
    text: 'You have not been charged, and we have kept your cart. You can go back to it and try again.',
  },
  refunded: {
    title: 'We have refunded this order',
    text: 'The refund is on its way to the card or account you paid with.',
  },
  unknown: {
    title: 'Thank you for your visit',
    text: 'If you have just paid, you will find the confirmation in your inbox. If you cannot find it, check your spam folder or contact us.',
  },
} as const satisfies Record<string, { title: string; text: string }>
