import { Readable } from 'node:stream'
import type { Person } from '#accounts/people/person.ts'
import type { Services } from '#platform/services.ts'
import { answerApplication } from '#site/careers/answer-application.server.ts'
import { receiveCv } from '#site/careers/cv/receive-cv.server.ts'
import { moveApplication } from '#site/careers/move-application.server.ts'
import { receiveApplication } from '#site/careers/receive-application.server.ts'
import type { StageMove } from '#site/careers/stages.ts'
import { seedMetadata } from './demo-people.server.ts'
import { samplePdf } from './sample-document.ts'

type Steps = readonly (readonly [StageMove | null, note: string])[]

const applicants = [
  {
    name: 'Elena Rossi',
    email: 'elena.rossi@example.com',
    phone: '+41 79 000 00 21',
    position: 'tax-assistant',
    keep: false,
    message:
      'For two years I have prepared simple returns at a fiduciary in Bern.\n\nI like to bring order into what clients send, and I explain gladly what is missing. French is my first language.',
    steps: [] as Steps,
    answer: null,
  },
  {
    name: 'Jonas Frei',
    email: 'jonas.frei@example.com',
    phone: null,
    position: 'senior-tax-consultant',
    keep: true,
    message: 'Seven years with returns of people who work in two countries, the last three as a reviewer.',
    steps: [
      ['start', 'Knows the treaties with Germany and France.'],
      [null, 'First talk on Thursday, by video.'],
    ] as Steps,
    answer: 'Thank you for your application. Does Thursday at ten suit you for a first talk by video?',
  },
  {
    name: 'Mia Lang',
    email: 'mia.lang@example.com',
    phone: null,
    position: 'open',
    keep: false,
    message: 'I study law in Neuchâtel and look for an internship in spring.',
    steps: [['close', 'No internships at the moment.']] as Steps,
    answer: 'Thank you for writing. We have no internships in spring and wish you a good search.',
  },
]

export async function createDemoApplications(services: Services, admin: Person): Promise<void> {
  for (const { steps, answer, ...application } of applicants) {
    const content = Readable.from(samplePdf([application.name, 'Curriculum vitae', 'Sample of the demo world']))
    const cv = await receiveCv(services, { content, declaredName: `CV ${application.name}.pdf` })
    if (!cv.ok) throw new Error(`A demo CV was refused: ${cv.reason}`)
    const sender = { ip: seedMetadata.ip, looksLikeSpam: false }
    const taken = await receiveApplication(services, { application, file: cv.file }, sender)
    if (!taken.ok) throw new Error(`A demo application was refused: ${taken.reason}`)
    for (const [move, note] of steps) {
      const by = { number: taken.number, actor: { person: admin, metadata: seedMetadata } }
      const moved = await moveApplication(services, { ...by, move, note })
      if (!moved.ok) throw new Error(`A demo application could not be moved: ${moved.reason}`)
    }
    if (!answer) continue
    const answered = await answerApplication(services, {
      ...{ number: taken.number, actor: { person: admin, metadata: seedMetadata } },
      ...{ direction: 'sent', body: answer, submissionKey: `demo-application-${taken.number}` },
    })
    if (!answered.ok) throw new Error(`The demo application could not be answered: ${answered.reason}`)
  }
}
