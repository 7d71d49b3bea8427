import { blogCategories } from '#content/blog-post.ts'
import { caseIndustries, caseServices } from '#content/case-studies.ts'
import { illustrations } from '#content/drawing.ts'
import { faqCategories } from '#content/faq.ts'
import { lawCategories } from '#content/law.ts'
import { capitalized } from '#platform/text/number-in-words.ts'
import { t } from '#platform/texts.ts'
import type { ContentItemKind } from '#publishing/editor/items/content-item.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'

const copy = () => t(publishingStaffTexts.contentItemSpecs)

type Option = { value: string; label: string }

export type RowColumn = { key: string; label: string; as: 'line' | 'number' }

/** Form field for the value at `path`. Values are separated by commas in type `tags`, by line breaks in `lines`. */
export type FieldSpec = { path: string; label: string; hint?: string } & (
  | { as: 'area' | 'day' | 'lines' | 'tags' | 'tick' }
  | { as: 'line' | 'picture'; optional?: 'absent' }
  | { as: 'articles'; max: number }
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
  label: copy().illustration,
  as: 'choice',
  options: spoken(illustrations),
})
const tags: FieldSpec = {
  path: 'fields.tags',
  get label() {
    return copy().tags
  },
  get hint() {
    return copy().separateWithCommas
  },
  as: 'tags',
}
const featured: FieldSpec = {
  path: 'fields.featured',
  get label() {
    return copy().featured
  },
  as: 'tick',
}

export const contentItemSpecs: Readonly<Record<ContentItemKind, readonly FieldSpec[]>> = {
  article: [
    {
      path: 'fields.summary',
      get label() {
        return copy().summary
      },
      get hint() {
        return copy().shownUnderTitleAndIn
      },
      as: 'area',
    },
    {
      path: 'fields.category',
      get label() {
        return copy().category
      },
      as: 'choice',
      options: same(blogCategories.map(({ name }) => name)),
    },
    {
      path: 'fields.difficulty',
      get label() {
        return copy().level
      },
      as: 'choice',
      options: same(['Beginner', 'Intermediate', 'Advanced']),
    },
    tags,
    {
      path: 'fields.author',
      get label() {
        return copy().author
      },
      as: 'line',
    },
    {
      path: 'fields.authorTitle',
      get label() {
        return copy().authorsJobTitle
      },
      get hint() {
        return copy().forExampleTaxAdviser
      },
      as: 'line',
    },
    {
      path: 'fields.lawState',
      get label() {
        return copy().lawAndFiguresAsOf
      },
      as: 'day',
    },
    {
      path: 'fields.readMinutes',
      get label() {
        return copy().readingTimeInMinutes
      },
      get hint() {
        return copy().leaveEmptyToCalculateIt
      },
      as: 'number',
      optional: 'null',
    },
    {
      path: 'fields.related',
      get label() {
        return copy().relatedArticles
      },
      get hint() {
        return copy().upToThreeAddressesOne
      },
      as: 'articles',
      max: 3,
    },
    featured,
    illustration('fields.illustration'),
    {
      path: 'fields.picture',
      get label() {
        return copy().uploadedPicture
      },
      get hint() {
        return copy().addressOfPictureFromPictures
      },
      as: 'picture',
      optional: 'absent',
    },
    {
      path: 'fields.imageAlt',
      get label() {
        return copy().whatPictureShows
      },
      get hint() {
        return copy().screenReadersReadThisAloud
      },
      as: 'line',
    },
  ],
  faq: [
    {
      path: 'fields.category',
      get label() {
        return copy().category
      },
      as: 'choice',
      options: named(faqCategories),
    },
    {
      path: 'fields.links',
      get label() {
        return copy().linksUnderAnswer
      },
      as: 'rows',
      max: 5,
      columns: [
        {
          key: 'name',
          get label() {
            return copy().linkText
          },
          as: 'line',
        },
        {
          key: 'href',
          get label() {
            return copy().address
          },
          as: 'line',
        },
      ],
    },
  ],
  'case-study': [
    {
      path: 'fields.subtitle',
      get label() {
        return copy().subtitle
      },
      as: 'line',
    },
    {
      path: 'fields.industry',
      get label() {
        return copy().industry
      },
      as: 'choice',
      options: named(caseIndustries),
    },
    {
      path: 'fields.service',
      get label() {
        return copy().service
      },
      as: 'choice',
      options: named(caseServices),
    },
    {
      path: 'fields.client',
      get label() {
        return copy().client
      },
      as: 'line',
    },
    {
      path: 'fields.challenge',
      get label() {
        return copy().challenge
      },
      as: 'area',
    },
    {
      path: 'fields.solution',
      get label() {
        return copy().solution
      },
      as: 'area',
    },
    {
      path: 'fields.results',
      get label() {
        return copy().results
      },
      get hint() {
        return copy().onePerLine
      },
      as: 'lines',
    },
    {
      path: 'fields.arithmetic.given',
      get label() {
        return copy().whatFiguresAreBasedOn
      },
      as: 'area',
    },
    {
      path: 'fields.arithmetic.steps',
      get label() {
        return copy().calculationSteps
      },
      as: 'rows',
      max: 20,
      columns: [
        {
          key: 'label',
          get label() {
            return copy().step
          },
          as: 'line',
        },
        {
          key: 'amountChf',
          get label() {
            return copy().chf
          },
          as: 'number',
        },
      ],
    },
    {
      path: 'fields.metrics.taxSavings',
      get label() {
        return copy().taxSavings
      },
      as: 'line',
    },
    {
      path: 'fields.metrics.timeSaved',
      get label() {
        return copy().timeSaved
      },
      as: 'line',
    },
    {
      path: 'fields.metrics.complexity',
      get label() {
        return copy().complexity
      },
      as: 'choice',
      options: same(['Very High', 'High', 'Medium', 'Low']),
    },
    {
      path: 'fields.metrics.satisfaction',
      get label() {
        return copy().satisfaction1To5
      },
      as: 'number',
    },
    {
      path: 'fields.duration',
      get label() {
        return copy().duration
      },
      as: 'line',
    },
    {
      path: 'fields.team',
      get label() {
        return copy().team
      },
      as: 'line',
    },
    tags,
    featured,
    {
      path: 'fields.isIllustrative',
      get label() {
        return copy().illustrativeNotRealClient
      },
      as: 'tick',
    },
    illustration('fields.drawing.illustration'),
    {
      path: 'fields.drawing.seed',
      get label() {
        return copy().illustrationVariant
      },
      get hint() {
        return copy().enterAnyWordAnotherWord
      },
      as: 'line',
    },
    {
      path: 'fields.drawing.level',
      get label() {
        return copy().sheetsInIllustration
      },
      as: 'choice',
      options: same(['1', '2', '3']),
      optional: 'absent',
      isNumber: true,
    },
    {
      path: 'fields.drawing.ground',
      get label() {
        return copy().illustrationBackground
      },
      as: 'choice',
      options: spoken(['mist', 'ink', 'red']),
      optional: 'absent',
    },
    {
      path: 'fields.drawing.alt',
      get label() {
        return copy().whatIllustrationShows
      },
      as: 'line',
    },
  ],
  law: [
    {
      path: 'fields.number',
      get label() {
        return copy().srNumber
      },
      as: 'line',
    },
    {
      path: 'fields.category',
      get label() {
        return copy().category
      },
      as: 'choice',
      options: named(lawCategories),
    },
    {
      path: 'fields.year',
      get label() {
        return copy().year
      },
      as: 'number',
    },
    {
      path: 'fields.description',
      get label() {
        return copy().description
      },
      as: 'area',
    },
    {
      path: 'fields.type',
      get label() {
        return copy().type
      },
      as: 'line',
    },
    {
      path: 'fields.jurisdiction',
      get label() {
        return copy().jurisdiction
      },
      as: 'line',
    },
    {
      path: 'fields.status',
      get label() {
        return copy().status
      },
      as: 'choice',
      options: same(['Active', 'Final', 'Draft']),
    },
    {
      path: 'fields.lastUpdated',
      get label() {
        return copy().lastUpdated
      },
      as: 'day',
    },
    tags,
    {
      path: 'fields.url',
      get label() {
        return copy().officialAddress
      },
      as: 'line',
    },
    {
      path: 'fields.downloadUrl',
      get label() {
        return copy().officialPdf
      },
      get hint() {
        return copy().leaveEmptyToOfferOur
      },
      as: 'line',
    },
    {
      path: 'fields.importance',
      get label() {
        return copy().importance
      },
      as: 'choice',
      options: same(['high', 'medium', 'low']),
    },
    {
      path: 'fields.keyPoints',
      get label() {
        return copy().keyPoints
      },
      get hint() {
        return copy().onePerLine
      },
      as: 'lines',
    },
  ],
  position: [
    {
      path: 'fields.type',
      get label() {
        return copy().type
      },
      as: 'choice',
      options: same(['Full-time', 'Part-time']),
    },
    {
      path: 'fields.location',
      get label() {
        return copy().location
      },
      as: 'line',
    },
    {
      path: 'fields.department',
      get label() {
        return copy().department
      },
      as: 'line',
    },
    {
      path: 'fields.experience',
      get label() {
        return copy().experience
      },
      as: 'line',
    },
    {
      path: 'fields.description',
      get label() {
        return copy().description
      },
      as: 'area',
    },
    {
      path: 'fields.responsibilities',
      get label() {
        return copy().responsibilities
      },
      get hint() {
        return copy().onePerLine
      },
      as: 'lines',
    },
    {
      path: 'fields.requirements',
      get label() {
        return copy().requirements
      },
      get hint() {
        return copy().onePerLine
      },
      as: 'lines',
    },
    {
      path: 'fields.postedOn',
      get label() {
        return copy().postedOn
      },
      as: 'day',
    },
    {
      path: 'fields.validThrough',
      get label() {
        return copy().openUntil
      },
      as: 'day',
    },
    {
      path: 'fields.chatMessage',
      get label() {
        return copy().firstWordsOfApplicationMessage
      },
      as: 'line',
    },
    {
      path: 'fields.remote',
      get label() {
        return copy().remoteWorkPossible
      },
      as: 'tick',
    },
  ],
  profile: [
    {
      path: 'fields.monogram',
      get label() {
        return copy().monogram
      },
      as: 'line',
    },
    {
      path: 'fields.role',
      get label() {
        return copy().role
      },
      as: 'line',
    },
    {
      path: 'fields.description',
      get label() {
        return copy().description
      },
      as: 'area',
    },
    {
      path: 'fields.email',
      get label() {
        return copy().email
      },
      as: 'line',
    },
    {
      path: 'fields.experience',
      get label() {
        return copy().experience
      },
      as: 'line',
    },
    {
      path: 'fields.expertise',
      get label() {
        return copy().expertise
      },
      get hint() {
        return copy().onePerLine
      },
      as: 'lines',
    },
    {
      path: 'fields.education',
      get label() {
        return copy().education
      },
      as: 'line',
    },
    {
      path: 'fields.languages',
      get label() {
        return copy().languages
      },
      get hint() {
        return copy().onePerLine
      },
      as: 'lines',
    },
    {
      path: 'fields.achievements',
      get label() {
        return copy().achievements
      },
      get hint() {
        return copy().onePerLine
      },
      as: 'lines',
    },
    {
      path: 'fields.isPlaceholder',
      get label() {
        return copy().placeholderNotRealPerson
      },
      as: 'tick',
    },
  ],
}

export const sourceColumns: readonly RowColumn[] = [
  {
    key: 'title',
    get label() {
      return copy().source
    },
    as: 'line',
  },
  {
    key: 'href',
    get label() {
      return copy().address
    },
    as: 'line',
  },
]
export const maxSources = 40
