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

export const en: EmailWords = {
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
