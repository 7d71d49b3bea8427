export const checkoutLimit = { name: 'checkout', points: 30, seconds: 600 }
