export type CareersEmailWords = {
  receipt: {
    subject: (number: number) => string
    title: string
    preview: string
    why: (firm: string, mailbox: string) => string
    hello: (name: string | null) => string
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

const careers: CareersEmailWords = {
  receipt: {
    subject: (number) => `Your application has arrived (${number})`,
    title: 'Your application has arrived',
    preview: 'Thank you. Here is your number, and how long we keep what you sent.',
    why: (firm, mailbox) =>
      `You get this letter because this address was entered in the application form of ${firm}. If it was not you, tell us: ${mailbox}.`,
    hello: (name) => (name ? `Dear ${name}` : 'Hello'),
    text: 'Thank you for your application. We read it and come back to you.',
    saved: (longer, mailbox) =>
      `We delete your application ${longer ? '24 months after the decision, as you have agreed' : 'six months after the decision'}. To withdraw it, to have it deleted earlier or to take back your consent, write to ${mailbox} and name the number.`,
  },
  answer: {
    subject: (position, number) => `Your application: ${position} (${number})`,
    title: (number) => `About your application ${number}`,
    why: 'To write back, answer this letter.',
    signed: (name, firm) => `${name}, ${firm}`,
  },
  office: {
    subject: (number, position) => `New application ${number}: ${position}`,
    title: (number) => `New application ${number}`,
    why: 'You get this letter because you run the office.',
    text: 'Somebody applied through the form on the careers page.',
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
    hello: (name: string | null) => string
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
  office: {
    subject: (number: number, topic: string) => string
    title: (number: number) => string
    why: string
    text: (answer: string) => string
    button: string
  }
  facts: { number: string; topic: string; subject: string; from: string }
}

const site: EmailWords = {
  receipt: {
    subject: (number) => `Your message has arrived (${number})`,
    title: 'Your message has arrived',
    preview: (answer) => `You get an answer ${answer}.`,
    why: (firm) =>
      `You get this letter because this address was entered in the contact form of ${firm}. If it was not you, ignore it.`,
    hello: (name) => (name ? `Dear ${name}` : 'Hello'),
    text: (answer) => `Thank you for your message. A tax adviser answers ${answer}.`,
    urgent: (phone, hours) => `Is a deadline near? Call us: ${phone}, ${hours}.`,
  },
  answer: {
    subject: (about, number) => `Re: ${about} (${number})`,
    title: (number) => `Our answer to your message ${number}`,
    why: 'To write back, answer this letter.',
    signed: (name, firm) => `${name}, ${firm}`,
    requested: 'You wrote to us:',
  },
  office: {
    subject: (number, topic) => `New enquiry ${number}: ${topic}`,
    title: (number) => `New enquiry ${number}`,
    why: 'You get this letter because you run the office.',
    text: (answer) => `Somebody wrote through the contact form. We promise an answer ${answer}.`,
    button: 'Open the enquiry',
  },
  facts: { number: 'Number', topic: 'Tax situation', subject: 'Subject', from: 'From' },
}

export const siteEmailTexts = { careers, site }
