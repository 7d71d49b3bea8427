import { blogCategories } from '#content/blog-post.ts'
import { caseIndustries, caseServices } from '#content/case-studies.ts'
import { illustrations } from '#content/drawing.ts'
import { faqCategories } from '#content/faq.ts'
import { lawCategories } from '#content/law.ts'
import { capitalized } from '#platform/text/number-in-words.ts'
import type { ContentItemKind } from '#publishing/editor/items/content-item.ts'

type Option = { value: string; label: string }

export type RowColumn = { key: string; label: string; as: 'line' | 'number' }

/** Form field for the value at `path` of a text. Editors separate `tags` by commas and `lines` by line breaks. */
export type FieldSpec = { path: string; label: string; hint?: string } & (
  | { as: 'area' | 'day' | 'lines' | 'tags' | 'tick' }
  | { as: 'line'; optional?: 'absent' }
  | { as: 'number'; optional?: 'null' }
  | { as: 'choice'; options: readonly Option[]; optional?: 'absent'; isNumber?: true }
  | { as: 'rows'; columns: readonly RowColumn[]; max: number }
)

const same = (values: readonly string[]): Option[] => values.map((value) => ({ value, label: value }))
const spoken = (values: readonly string[]): Option[] => values.map((value) => ({ value, label: capitalized(value) }))
const named = (options: readonly { id: string; name?: string; label?: string }[]): Option[] =>
  options.map(({ id, name, label }) => ({ value: id, label: name ?? label ?? id }))

const illustration = (path: string): FieldSpec => ({
  path,
  label: 'Drawing',
  as: 'choice',
  options: spoken(illustrations),
})
const tags: FieldSpec = { path: 'fields.tags', label: 'Tags', hint: 'Separated by commas.', as: 'tags' }
const featured: FieldSpec = { path: 'fields.featured', label: 'Featured', as: 'tick' }

export const contentItemSpecs: Readonly<Record<ContentItemKind, readonly FieldSpec[]>> = {
  article: [
    { path: 'fields.summary', label: 'Summary', hint: 'Under the title and in lists.', as: 'area' },
    { path: 'fields.category', label: 'Category', as: 'choice', options: same(blogCategories.map(({ name }) => name)) },
    {
      path: 'fields.difficulty',
      label: 'Level',
      as: 'choice',
      options: same(['Beginner', 'Intermediate', 'Advanced']),
    },
    tags,
    { path: 'fields.author', label: 'Author', as: 'line' },
    { path: 'fields.authorTitle', label: 'Who they are', hint: 'Such as: Tax adviser.', as: 'line' },
    { path: 'fields.lawState', label: 'Law and figures as of', as: 'day' },
    {
      path: 'fields.readMinutes',
      label: 'Reading time in minutes',
      hint: 'Empty: counted from the text.',
      as: 'number',
      optional: 'null',
    },
    {
      path: 'fields.related',
      label: 'Related articles',
      hint: 'Up to three addresses, one a line, such as pillar-3a-2026. Further ones are found by category and tags.',
      as: 'lines',
    },
    featured,
    illustration('fields.illustration'),
    {
      path: 'fields.picture',
      label: 'Uploaded picture',
      hint: 'The address of a picture from Pictures, such as /media/… . It stands in place of the drawing on the page of the article, in lists and where its address is shared.',
      as: 'line',
      optional: 'absent',
    },
    { path: 'fields.imageAlt', label: 'What the picture shows', hint: 'Read out in its place.', as: 'line' },
  ],
  faq: [
    { path: 'fields.category', label: 'Category', as: 'choice', options: named(faqCategories) },
    {
      path: 'fields.links',
      label: 'Links under the answer',
      as: 'rows',
      max: 5,
      columns: [
        { key: 'name', label: 'Words', as: 'line' },
        { key: 'href', label: 'Address', as: 'line' },
      ],
    },
  ],
  'case-study': [
    { path: 'fields.subtitle', label: 'Subtitle', as: 'line' },
    { path: 'fields.industry', label: 'Industry', as: 'choice', options: named(caseIndustries) },
    { path: 'fields.service', label: 'Service', as: 'choice', options: named(caseServices) },
    { path: 'fields.client', label: 'Client', as: 'line' },
    { path: 'fields.challenge', label: 'Challenge', as: 'area' },
    { path: 'fields.solution', label: 'Solution', as: 'area' },
    { path: 'fields.results', label: 'Results', hint: 'One a line.', as: 'lines' },
    { path: 'fields.arithmetic.given', label: 'What the figures start from', as: 'area' },
    {
      path: 'fields.arithmetic.steps',
      label: 'Steps of the calculation',
      as: 'rows',
      max: 20,
      columns: [
        { key: 'label', label: 'Step', as: 'line' },
        { key: 'amountChf', label: 'CHF', as: 'number' },
      ],
    },
    { path: 'fields.metrics.taxSavings', label: 'Tax savings', as: 'line' },
    { path: 'fields.metrics.timeSaved', label: 'Time saved', as: 'line' },
    {
      path: 'fields.metrics.complexity',
      label: 'Complexity',
      as: 'choice',
      options: same(['Very High', 'High', 'Medium', 'Low']),
    },
    { path: 'fields.metrics.satisfaction', label: 'Satisfaction, 1 to 5', as: 'number' },
    { path: 'fields.duration', label: 'Duration', as: 'line' },
    { path: 'fields.team', label: 'Team', as: 'line' },
    tags,
    featured,
    { path: 'fields.isIllustrative', label: 'Illustrative: no real client', as: 'tick' },
    illustration('fields.drawing.illustration'),
    { path: 'fields.drawing.seed', label: 'Variant of the drawing', hint: 'Any word.', as: 'line' },
    {
      path: 'fields.drawing.level',
      label: 'Sheets of the drawing',
      as: 'choice',
      options: same(['1', '2', '3']),
      optional: 'absent',
      isNumber: true,
    },
    {
      path: 'fields.drawing.ground',
      label: 'Ground of the drawing',
      as: 'choice',
      options: spoken(['mist', 'ink', 'red']),
      optional: 'absent',
    },
    { path: 'fields.drawing.alt', label: 'What the drawing shows', as: 'line' },
  ],
  law: [
    { path: 'fields.number', label: 'SR number', as: 'line' },
    { path: 'fields.category', label: 'Category', as: 'choice', options: named(lawCategories) },
    { path: 'fields.year', label: 'Year', as: 'number' },
    { path: 'fields.description', label: 'Description', as: 'area' },
    { path: 'fields.type', label: 'Type', as: 'line' },
    { path: 'fields.jurisdiction', label: 'Jurisdiction', as: 'line' },
    { path: 'fields.status', label: 'Status', as: 'choice', options: same(['Active', 'Final', 'Draft']) },
    { path: 'fields.lastUpdated', label: 'Last updated', as: 'day' },
    tags,
    { path: 'fields.url', label: 'Official address', as: 'line' },
    {
      path: 'fields.downloadUrl',
      label: 'Official PDF',
      hint: 'Empty: our summary sheet takes its place.',
      as: 'line',
    },
    { path: 'fields.importance', label: 'Importance', as: 'choice', options: same(['high', 'medium', 'low']) },
    { path: 'fields.keyPoints', label: 'Key points', hint: 'One a line.', as: 'lines' },
  ],
  position: [
    { path: 'fields.type', label: 'Type', as: 'choice', options: same(['Full-time', 'Part-time']) },
    { path: 'fields.location', label: 'Location', as: 'line' },
    { path: 'fields.department', label: 'Department', as: 'line' },
    { path: 'fields.experience', label: 'Experience', as: 'line' },
    { path: 'fields.description', label: 'Description', as: 'area' },
    { path: 'fields.responsibilities', label: 'Responsibilities', hint: 'One a line.', as: 'lines' },
    { path: 'fields.requirements', label: 'Requirements', hint: 'One a line.', as: 'lines' },
    { path: 'fields.postedOn', label: 'Posted on', as: 'day' },
    { path: 'fields.validThrough', label: 'Open until', as: 'day' },
    { path: 'fields.chatMessage', label: 'First words of an application', as: 'line' },
    { path: 'fields.remote', label: 'Remote work possible', as: 'tick' },
  ],
  profile: [
    { path: 'fields.monogram', label: 'Monogram', as: 'line' },
    { path: 'fields.role', label: 'Role', as: 'line' },
    { path: 'fields.description', label: 'Description', as: 'area' },
    { path: 'fields.email', label: 'E-mail', as: 'line' },
    { path: 'fields.experience', label: 'Experience', as: 'line' },
    { path: 'fields.expertise', label: 'Expertise', hint: 'One a line.', as: 'lines' },
    { path: 'fields.education', label: 'Education', as: 'line' },
    { path: 'fields.languages', label: 'Languages', hint: 'One a line.', as: 'lines' },
    { path: 'fields.achievements', label: 'Achievements', hint: 'One a line.', as: 'lines' },
    { path: 'fields.isPlaceholder', label: 'Placeholder, no real person', as: 'tick' },
  ],
}

export const sourceColumns: readonly RowColumn[] = [
  { key: 'title', label: 'Source', as: 'line' },
  { key: 'href', label: 'Address', as: 'line' },
]
export const maxSources = 40
