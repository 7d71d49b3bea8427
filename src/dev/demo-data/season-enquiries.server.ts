import type { Services } from '#platform/services.ts'
import { answerLead, moveLead } from '#site/contact/answer-lead.server.ts'
import { contactForm } from '#site/contact/lead.ts'
import { submitEnquiry } from '#site/contact/submit-enquiry.server.ts'
import { asOf, daysAgo } from './as-of.server.ts'
import { actorOf, type Staff } from './steps.server.ts'

const enquiries = [
  {
    name: 'Aisha Rahman',
    days: 0,
    topic: 'expat-tax-filing',
    subject: 'Arriving in January',
    message:
      'Hello, I start a job in Biel on 5 January with a B permit. What do I have to do for the tax in my first month?',
    step: null,
  },
  {
    name: 'Ben Archer',
    days: 1,
    topic: 'expat-tax-filing',
    subject: 'Late return 2024',
    message:
      'I have received a reminder for the return of 2024, which I never filed. Can you still help, and what will it cost?',
    step: null,
  },
  {
    name: 'Carla Mendes',
    days: 2,
    topic: 'other',
    subject: null,
    message: 'Do you also help couples in which one partner works in Germany? We would like an offer.',
    step: 'take',
  },
  {
    name: 'Dmitri Volkov',
    days: 5,
    topic: 'expat-tax-filing',
    subject: 'Crypto held abroad',
    message:
      'I hold coins at an exchange outside Switzerland. Which statements do you need for the value on 31 December?',
    step: 'answer',
  },
  {
    name: 'Eva Lindgren',
    days: 9,
    topic: 'expat-tax-filing',
    subject: 'Second flat in Malmö',
    message: 'We own a flat in Malmö that we rent out. Is the rent taxed in Switzerland?',
    step: 'answer',
  },
  {
    name: 'Felix Baum',
    days: 20,
    topic: 'other',
    subject: 'Lecture at our company',
    message: 'Would you give a talk on Swiss taxes to our new employees in February?',
    step: 'close',
  },
] as const

export async function writeEnquiries(services: Services, { adviser }: Staff): Promise<void> {
  const now = services.now()
  for (const [at, { days, step, ...form }] of enquiries.entries()) {
    const then = asOf(services, daysAgo(now, days, 7))
    const email = `${form.name.toLowerCase().replace(' ', '.')}@example.com`
    const taken = await submitEnquiry(then, contactForm.parse({ ...form, email }), {
      ...{ ip: `198.51.100.${at + 1}`, looksLikeSpam: false },
    })
    if (!taken.ok) throw new Error(`A demo enquiry was refused: ${taken.reason}`)
    const place = { number: taken.number, actor: actorOf(adviser) }
    const later = asOf(services, daysAgo(now, Math.max(days - 1, 0), 12))
    if (step === 'take' || step === 'close') await moveLead(later, { ...place, move: 'take' })
    if (step === 'answer' || step === 'close') {
      const body = `Hello ${form.name.split(' ')[0]}, thank you for your question. I suggest a free first talk of 15 minutes: please choose a time on our page. Kind regards, Luca Moser`
      const answered = await answerLead(later, {
        ...place,
        direction: 'sent',
        body,
        submissionKey: `demo-season-${at}`,
      })
      if (!answered.ok) throw new Error(`A demo enquiry could not be answered: ${answered.reason}`)
    }
    if (step === 'close') await moveLead(later, { ...place, move: 'close' })
  }
}
