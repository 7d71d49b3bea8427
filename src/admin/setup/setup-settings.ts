import { z } from 'zod'
import { defineSetting } from '#platform/settings/setting.ts'

const moment = z.iso.datetime().or(z.literal(''))

/** When somebody said that the test email had arrived; empty: not yet. */
export const testEmailArrived = defineSetting('setup_email_arrived', moment, '', 'admin')

/** When somebody last confirmed the texts of the legal pages; empty: not yet. */
export const legalPagesConfirmed = defineSetting('setup_legal_confirmed', moment, '', 'admin')
