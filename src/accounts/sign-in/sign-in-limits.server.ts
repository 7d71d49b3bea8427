import type { Limit } from '#platform/http/limits.server.ts'

const quarter = 15 * 60
const hour = 60 * 60
const day = 24 * hour

export const signInsOfAddress: Limit = { name: 'sign-in-address', points: 50, seconds: quarter }
export const signInsOfPair: Limit = { name: 'sign-in-pair', points: 10, seconds: quarter }
export const signInsOfAccount: Limit = { name: 'sign-in-account', points: 30, seconds: quarter }
export const signInsOfDevice: Limit = { name: 'sign-in-device', points: 10, seconds: quarter }
/** Consecutive failures before the owner is notified. */
export const failuresBeforeEmail: Limit = { name: 'sign-in-failures', points: 9, seconds: day }
export const confirmationsOfSession: Limit = { name: 'confirmation', points: 10, seconds: quarter }
export const secondFactorCodes: Limit = { name: 'second-factor', points: 5, seconds: quarter }
export const registrationsOfAddress: Limit = { name: 'registration-address', points: 5, seconds: hour }
export const registrationsOfMailbox: Limit = { name: 'registration-mailbox', points: 3, seconds: hour }
export const resetsOfAddress: Limit = { name: 'reset-address', points: 5, seconds: hour }
export const resetsOfAccount: Limit = { name: 'reset-account', points: 3, seconds: hour }
export const emailChangesOfPerson: Limit = { name: 'email-change-person', points: 5, seconds: day }
/** Limit of change requests per new email address, over all accounts: the address may belong to a stranger. */
export const emailChangesOfMailbox: Limit = { name: 'email-change-mailbox', points: 5, seconds: day }
export const confirmationLinksOfPerson: Limit = { name: 'confirmation-links', points: 3, seconds: hour }
export const bypassesOfAddress: Limit = { name: 'bypass-address', points: 10, seconds: quarter }
