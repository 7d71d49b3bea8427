export const checkoutResults = {
  paid: {
    title: 'Payment Successful',
    text: 'We have received your payment. Your request will be processed shortly, and a confirmation email has been sent to you.',
  },
  invoice: {
    title: 'Your order is placed',
    text: 'Your invoice with a Swiss QR-bill comes by email in a minute. Nothing is charged now.',
  },
  processing: {
    title: 'Your payment is being processed',
    text: 'The payment service has not confirmed your payment yet. This page looks again by itself.',
  },
  late: {
    title: 'Your payment is being processed',
    text: 'The confirmation takes longer than usual. You can close this page: we write to you as soon as the payment is here.',
  },
  review: {
    title: 'We have your payment and check it',
    text: 'Something about this payment does not match the order. A person looks at it, on the next working day at the latest, and writes to you. You do not have to do anything.',
  },
  failed: {
    title: 'Payment not completed',
    text: 'Nothing was charged. You can go back to your cart and try again.',
  },
  refunded: {
    title: 'This order was refunded',
    text: 'The amount is on its way back to the card or account you paid with.',
  },
  unknown: {
    title: 'Thank you for your visit',
    text: 'If you have just paid, you will find the confirmation in your mailbox. Please write to us if none arrives.',
  },
} as const satisfies Record<string, { title: string; text: string }>
