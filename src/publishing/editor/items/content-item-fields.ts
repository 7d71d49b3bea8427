import { z } from 'zod'
import { blogCategories } from '#content/blog-post.ts'
import { caseIndustries, caseServices } from '#content/case-studies.ts'
import { illustrations } from '#content/drawing.ts'
import { faqCategories } from '#content/faq.ts'
import { lawCategories } from '#content/law.ts'
import { readPictureAddress } from '#publishing/editor/pictures/picture.ts'
import type { ContentItemKind } from './content-item.ts'

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/
const line = z.string().trim().max(300, 'too-long')
const paragraph = z.string().trim().max(4_000, 'too-long')
const lines = z.array(line).max(30, 'too-many')
const day = z.union([z.literal(''), z.iso.date('wrong-day')])

/** Web URLs, paths on this site, mailto links. Refuses `/\`, which browsers read as `//`, i.e. another host. */
export const linkAddress = z
  .string()
  .trim()
  .max(1_000, 'too-long')
  .regex(/^(https?:\/\/[^\s]+|\/(?![/\\])[^\s]*|mailto:[^\s]+)$/, 'wrong-address')
const linkOrNone = z.union([z.literal(''), linkAddress])

const drawing = z.object({
  illustration: z.enum(illustrations),
  seed: line,
  level: z.union([z.literal(1), z.literal(2), z.literal(3)]).optional(),
  ground: z.enum(['mist', 'ink', 'red']).optional(),
  alt: line,
})

export const contentItemFields = {
  article: z.object({
    summary: z.string().trim().max(600, 'too-long'),
    author: line,
    authorTitle: line,
    category: z.enum(blogCategories.map(({ name }) => name)),
    tags: z.array(line).max(15, 'too-many'),
    difficulty: z.enum(['Beginner', 'Intermediate', 'Advanced']),
    featured: z.boolean(),
    illustration: z.enum(illustrations),
    picture: z
      .string()
      .trim()
      .refine((address) => readPictureAddress(address) !== null, 'wrong-address')
      .optional(),
    imageAlt: line,
    lawState: day,
    /** Reading time in minutes entered by staff; if null, the number of words determines it. */
    readMinutes: z.int().min(1).max(120).nullable().default(null),
    related: z.array(z.string().regex(slug, 'wrong-slug')).max(3, 'too-many').default([]),
  }),
  faq: z.object({
    category: z.enum(faqCategories.map(({ id }) => id)),
    links: z.array(z.object({ name: line, href: linkAddress })).max(5, 'too-many'),
  }),
  'case-study': z.object({
    subtitle: line,
    industry: z.enum(caseIndustries.map(({ id }) => id)),
    service: z.enum(caseServices.map(({ id }) => id)),
    client: line,
    challenge: paragraph,
    solution: paragraph,
    results: lines,
    arithmetic: z.object({
      given: paragraph,
      steps: z.array(z.object({ label: line, amountChf: z.int() })).max(20, 'too-many'),
    }),
    metrics: z.object({
      taxSavings: line,
      timeSaved: line,
      complexity: z.enum(['Very High', 'High', 'Medium', 'Low']),
      satisfaction: z.int().min(1).max(5),
    }),
    duration: line,
    team: line,
    tags: lines,
    featured: z.boolean(),
    drawing,
    isIllustrative: z.boolean(),
  }),
  law: z.object({
    number: line.nullable(),
    category: z.enum(lawCategories.map(({ id }) => id)),
    year: z.int().min(1848).max(2100),
    description: paragraph,
    type: line,
    jurisdiction: line,
    status: z.enum(['Active', 'Final', 'Draft']),
    lastUpdated: day,
    tags: lines,
    url: linkOrNone,
    downloadUrl: linkOrNone,
    importance: z.enum(['high', 'medium', 'low']),
    keyPoints: z.array(paragraph).max(30, 'too-many'),
  }),
  position: z.object({
    type: z.enum(['Full-time', 'Part-time']),
    location: line,
    department: line,
    experience: line,
    description: paragraph,
    responsibilities: lines,
    requirements: lines,
    postedOn: day,
    validThrough: day,
    chatMessage: line,
    remote: z.boolean(),
  }),
  profile: z.object({
    monogram: line,
    role: line,
    description: paragraph,
    email: z.union([z.literal(''), z.email('wrong-mail')]),
    experience: line,
    expertise: lines,
    education: line,
    languages: lines,
    achievements: lines,
    isPlaceholder: z.boolean(),
  }),
} as const satisfies Record<ContentItemKind, z.ZodObject>

export type ContentItemFields<Kind extends ContentItemKind = ContentItemKind> = z.output<
  (typeof contentItemFields)[Kind]
>

export const requiredFields: Readonly<Record<ContentItemKind, readonly string[]>> = {
  article: ['body', 'summary', 'author', 'authorTitle', 'tags', 'imageAlt', 'lawState'],
  faq: ['body'],
  'case-study': ['subtitle', 'client', 'challenge', 'solution', 'results'],
  law: ['description', 'type', 'jurisdiction', 'lastUpdated', 'url'],
  position: ['location', 'department', 'description', 'responsibilities', 'requirements', 'postedOn', 'validThrough'],
  profile: ['monogram', 'role'],
}
