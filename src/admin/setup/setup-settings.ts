import { z } from 'zod'
import { defineSetting } from '#platform/settings/setting.ts'

const moment = z.iso.datetime().or(z.literal(''))

/** Time at which the test email was confirmed to have arrived; empty if it has not been. */
export const testEmailArrived = defineSetting('setup_email_arrived', moment, '', 'admin')

/** Time at which the texts of the legal pages were last confirmed; empty if they have not been. */
export const legalPagesConfirmed = defineSetting('setup_legal_confirmed', moment, '', 'admin')
