import { Readable } from 'node:stream'
import type { Person } from '#accounts/people/person.ts'
import type { Services } from '#platform/services.ts'
import { answerApplication } from '#site/careers/answer-application.server.ts'
import { receiveCv } from '#site/careers/cv/cv-file.server.ts'
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
      'I have been preparing simple tax returns at a fiduciary office in Bern for the past two years.\n\nI enjoy putting clients’ documents in order and explaining what is still missing. French is my first language, and I speak German and English at work.',
    steps: [] as Steps,
    answer: null,
  },
  {
    name: 'Jonas Frei',
    email: 'jonas.frei@example.com',
    phone: null,
    position: 'senior-tax-consultant',
    keep: true,
    message:
      'I have worked on tax returns for people with income in two countries for seven years, the last three as a reviewer. I would like to move closer to Biel and would be available from 1 March.',
    steps: [
      ['start', 'Knows the tax treaties with Germany and France very well.'],
      [null, 'First interview on Thursday by video.'],
    ] as Steps,
    answer:
      'Hello Jonas, thank you for your application. We would like to get to know you. Would Thursday at 10:00 suit you for a first interview by video?',
  },
  {
    name: 'Mia Lang',
    email: 'mia.lang@example.com',
    phone: null,
    position: 'open',
    keep: false,
    message:
      'I am studying law in Neuchâtel and am looking for an internship this spring. Do you have anything available?',
    steps: [['close', 'We have no internships at the moment.']] as Steps,
    answer:
      'Hello Mia, thank you for your interest. Unfortunately we are not offering internships this spring. We wish you all the best with your search.',
  },
]

export async function createDemoApplications(services: Services, admin: Person): Promise<void> {
  for (const { steps, answer, ...application } of applicants) {
    const content = Readable.from(samplePdf([application.name, 'Curriculum vitae', 'Sample document (demo)']))
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
