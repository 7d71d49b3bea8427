import type { Limit } from '#web/limits.server.ts'

const quarter = 15 * 60
const hour = 60 * 60
const day = 24 * hour

/** Failed sign-ins from a network, to whatever accounts. */
export const signInsOfAddress: Limit = { name: 'sign-in-address', points: 50, seconds: quarter }
/** Failed sign-ins to one account from one network. */
export const signInsOfPair: Limit = { name: 'sign-in-pair', points: 10, seconds: quarter }
/** Failed sign-ins to one account from all browsers that nobody has signed in to it with. */
export const signInsOfAccount: Limit = { name: 'sign-in-account', points: 30, seconds: quarter }
/** Failed sign-ins to one account from a browser that somebody has signed in to it with. */
export const signInsOfDevice: Limit = { name: 'sign-in-device', points: 10, seconds: quarter }
/** So many failures in a row are no slip of the owner: they get a letter. */
export const failuresBeforeEmail: Limit = { name: 'sign-in-failures', points: 9, seconds: day }
/** Wrong passwords from within a session. */
export const confirmationsOfSession: Limit = { name: 'confirmation', points: 10, seconds: quarter }
export const secondFactorCodes: Limit = { name: 'second-factor', points: 5, seconds: quarter }
/** A code of the authenticator app counts once; it would be right for 90 seconds. */
export const sameCode: Limit = { name: 'second-factor-code', points: 1, seconds: 180 }
export const registrationsOfAddress: Limit = { name: 'registration-address', points: 5, seconds: hour }
export const registrationsOfMailbox: Limit = { name: 'registration-mailbox', points: 3, seconds: hour }
export const resetsOfAddress: Limit = { name: 'reset-address', points: 5, seconds: hour }
export const resetsOfAccount: Limit = { name: 'reset-account', points: 3, seconds: hour }
export const emailChangesOfPerson: Limit = { name: 'email-change-person', points: 5, seconds: day }
/** Whoever asks: a mailbox whose owner may know nothing of it gets no more letters than this. */
export const emailChangesOfMailbox: Limit = { name: 'email-change-mailbox', points: 5, seconds: day }
export const bypassesOfAddress: Limit = { name: 'bypass-address', points: 10, seconds: quarter }
