import { Link } from 'react-router'
import { defineList } from '#admin/lists/list.ts'
import type { TemplateProduct } from '#cases/requests/template-db.server.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { t } from '#platform/texts.ts'
import * as shopStaffTexts from '#shop/staff/locales/en.ts'

const copy = () => t(caseStaffTexts.checklistList)

const inWords = (years: (number | null)[]) =>
  years.map((year) => year ?? copy().allYears).join(', ') || copy().asInTheCatalogue

const typeOf = ({ typeValue }: TemplateProduct) => t(shopStaffTexts.catalogue).types[typeValue] ?? typeValue

export const checklistList = defineList<TemplateProduct>()({
  name: 'checklists',
  isLarge: false,
  get title() {
    return copy().checklists
  },
  path: '/admin/checklists',
  right: 'checklist.write',
  filters: {
    q: {
      kind: 'search',
      get label() {
        return copy().searchProducts
      },
      get placeholder() {
        return copy().product
      },
    },
    own: {
      kind: 'choice',
      get label() {
        return copy().customLists
      },
      get placeholder() {
        return copy().withOrWithoutCustomLists
      },
      options: () => [
        { value: 'yes', label: copy().withCustomList },
        { value: 'no', label: copy().asInCatalogue },
      ],
    },
  },
  sorts: { place: 'ascending', title: 'ascending' },
  sort: 'place',
  columns: [
    {
      key: 'title',
      get header() {
        return copy().product
      },
      rowHeader: true,
      sort: 'title',
      cell: ({ id, title }) => <Link to={`/admin/checklists/${encodeURIComponent(id)}`}>{title}</Link>,
    },
    {
      key: 'type',
      get header() {
        return copy().type
      },
      cell: typeOf,
    },
    {
      key: 'years',
      get header() {
        return copy().customLists
      },
      cell: ({ years }) => inWords(years),
    },
  ],
  empty: {
    get title() {
      return copy().noProductsFound
    },
    get text() {
      return copy().noProductsMatchYourFilters
    },
  },
})
