import { formatDate } from '#platform/format.ts'
export type CareersEmailWords = {
  receipt: {
    subject: (number: number) => string
    title: string
    preview: string
    why: (firm: string, mailbox: string) => string
    text: string
    saved: (longer: boolean, mailbox: string) => string
  }
  answer: {
    subject: (position: string, number: number) => string
    title: (number: number) => string
    why: string
    signed: (name: string, firm: string) => string
  }
  office: {
    subject: (number: number, position: string) => string
    title: (number: number) => string
    why: string
    text: string
    button: string
  }
  facts: { number: string; position: string; cv: string }
}

export const careers: CareersEmailWords = {
  receipt: {
    subject: (number) => `We have received your application (${number})`,
    title: 'We have received your application',
    preview: 'Thank you. Here is your application number and how long we will keep your application.',
    why: (firm, mailbox) =>
      `You are receiving this email because this address was entered on ${firm}’s application form. If you did not enter it, please email us at ${mailbox}.`,
    text: 'Thank you for applying to join our team. We will read your application and reply to you.',
    saved: (longer, mailbox) =>
      `We will delete your application ${longer ? '24 months after our decision, as you agreed' : 'six months after our decision'}. To withdraw it, have it deleted earlier or withdraw your consent, email ${mailbox} with your application number.`,
  },
  answer: {
    subject: (position, number) => `Our reply to your application: ${position} (${number})`,
    title: (number) => `Our reply to your application ${number}`,
    why: 'To get back to us, simply reply to this email.',
    signed: (name, firm) => `${name}, ${firm}`,
  },
  office: {
    subject: (number, position) => `New application ${number}: ${position}`,
    title: (number) => `New application ${number}`,
    why: 'You are receiving this email because you are an owner or admin.',
    text: 'Someone has applied through the form on the careers page.',
    button: 'Open the application',
  },
  facts: { number: 'Number', position: 'Position', cv: 'CV' },
}

export type EmailWords = {
  receipt: {
    subject: (number: number) => string
    title: string
    preview: (answer: string) => string
    why: (firm: string) => string
    text: (answer: string) => string
    urgent: (phone: string, hours: string) => string
  }
  answer: {
    subject: (about: string, number: number) => string
    title: (number: number) => string
    why: string
    signed: (name: string, firm: string) => string
    requested: string
  }
  steps: {
    appointment: string
    openAppointment: string
    invite: string
    choosePassword: string
    inviteNote: string
    quote: (label: string, validOn: string, isInvited: boolean) => string
    openQuote: string
  }
  office: {
    subject: (number: number, topic: string) => string
    title: (number: number) => string
    why: string
    text: (answer: string) => string
    button: string
  }
  facts: { number: string; topic: string; subject: string; from: string }
}

export const site: EmailWords = {
  receipt: {
    subject: (number) => `We have received your message (${number})`,
    title: 'We have received your message',
    preview: (answer) => `A tax adviser will reply ${answer}.`,
    why: (firm) =>
      `You are receiving this email because this address was entered on ${firm}’s contact form. If you did not enter it, please ignore this email.`,
    text: (answer) => `Thank you for your message. A tax adviser will reply ${answer}.`,
    urgent: (phone, hours) => `Is your deadline close? Call us on ${phone} (${hours}).`,
  },
  answer: {
    subject: (about, number) => `Re: ${about} (${number})`,
    title: (number) => `Our reply to your message ${number}`,
    why: 'To get back to us, simply reply to this email.',
    signed: (name, firm) => `${name}, ${firm}`,
    requested: 'You wrote to us:',
  },
  steps: {
    appointment: 'We have booked this appointment for you. Open the attached file to add it to your calendar.',
    openAppointment: 'View your appointment',
    invite:
      'We have opened a client account for you. Choose a password to read your quote, upload documents and message your adviser.',
    choosePassword: 'Choose a password',
    inviteNote: 'This link works for 30 days and only once. If you did not write to us, please ignore this email.',
    quote: (label, validOn, isInvited) =>
      `We have prepared quote ${label} for you. You can accept it until ${formatDate(validOn)}.${isInvited ? ' Choose your password first.' : ''}`,
    openQuote: 'Read the quote',
  },
  office: {
    subject: (number, topic) => `New enquiry ${number}: ${topic}`,
    title: (number) => `New enquiry ${number}`,
    why: 'You are receiving this email because you are an owner or admin.',
    text: (answer) => `Someone has sent a message through the contact form. We have promised a reply ${answer}.`,
    button: 'Open the enquiry',
  },
  facts: { number: 'Number', topic: 'Tax situation', subject: 'Subject', from: 'From' },
}
