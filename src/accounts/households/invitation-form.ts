import { z } from 'zod'
import { registrationForm } from '#accounts/forms.ts'

/** Whom a client invites into their household. */
export const invitationForm = z.object({
  firstName: registrationForm.shape.firstName,
  lastName: registrationForm.shape.lastName,
  email: registrationForm.shape.email,
})

/** How long the link of an invitation works. */
export const invitationDays = 7
