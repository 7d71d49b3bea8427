import { z } from 'zod'
import { defineSetting } from '#platform/settings/setting.ts'

const moment = z.iso.datetime().or(z.literal(''))

/** Time at which the test email was confirmed to have arrived; empty if it has not been. */
export const testEmailArrived = defineSetting('setup_email_arrived', moment, '', 'admin')

/** Name under which the mail provider publishes the firm's DKIM key; empty if usual names are to be tried. */
export const dkimSelector = defineSetting(
  'setup_dkim_selector',
  z
    .string()
    .regex(/^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*)?$/i)
    .max(63),
  '',
  'admin',
)

/** Time at which the texts of the legal pages were last confirmed; empty if they have not been. */
export const legalPagesConfirmed = defineSetting('setup_legal_confirmed', moment, '', 'admin')
