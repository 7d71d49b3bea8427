import type { Limit } from '#web/limits.server.ts'

const quarter = 15 * 60
const hour = 60 * 60

/** Failed sign-ins, counted for the account and for the address they come from. */
export const signInsOfAccount: Limit = { name: 'sign-in-account', points: 10, seconds: quarter }
export const signInsOfAddress: Limit = { name: 'sign-in-address', points: 50, seconds: quarter }
export const secondFactorCodes: Limit = { name: 'second-factor', points: 5, seconds: quarter }
/** A code of the authenticator app counts once; it would be right for 90 seconds. */
export const sameCode: Limit = { name: 'second-factor-code', points: 1, seconds: 180 }
export const registrationsOfAddress: Limit = { name: 'registration-address', points: 5, seconds: hour }
export const registrationsOfMailbox: Limit = { name: 'registration-mailbox', points: 3, seconds: hour }
export const resetsOfAddress: Limit = { name: 'reset-address', points: 5, seconds: hour }
export const resetsOfAccount: Limit = { name: 'reset-account', points: 3, seconds: hour }
export const bypassesOfAddress: Limit = { name: 'bypass-address', points: 10, seconds: quarter }
