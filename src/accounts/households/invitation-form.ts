import { z } from 'zod'
import { registrationForm } from '#accounts/registration/forms.ts'

export const invitationForm = z.object({
  firstName: registrationForm.shape.firstName,
  lastName: registrationForm.shape.lastName,
  email: registrationForm.shape.email,
})

export const invitationDays = 7
