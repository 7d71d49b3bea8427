/** How often one address may begin a checkout. */
export const checkoutLimit = { name: 'checkout', points: 30, seconds: 600 }
