// Allowed imports: the architecture as rules, which check-imports.ts checks. docs/architecture.md shows the same table.

/** A file or package that matches `path`, but not `pathNot`; both are regular expressions. */
type Pattern = { path: string; pathNot?: string }

export type ImportRule = { name: string; comment?: string; from: Pattern; to: Pattern; typesAllowed?: boolean }

// Every room may import `platform`, `design`, `company` and `accounts`.
const base = ['platform', 'design', 'company', 'accounts']
const above = {
  platform: [],
  design: ['platform'],
  company: ['platform', 'design'],
  accounts: base,
  tax: base,
  publishing: base,
  shop: [...base, 'tax'],
  billing: [...base, 'shop'],
  cases: [...base, 'shop'],
  returns: [...base, 'shop', 'cases', 'tax'],
  appointments: [...base, 'tax', 'shop', 'cases'],
  site: [...base, 'shop', 'tax', 'appointments', 'publishing'],
  privacy: [...base, 'tax', 'shop', 'billing', 'cases', 'returns', 'appointments', 'publishing', 'site'],
}
/** Pages of staff and clients within a room, with their views and actions: leaves that may use every room. */
const leaf = '^src/.+/(staff|client)/'
const test = '\\.test\\.tsx?$'

export const importRules: ImportRule[] = [
  ...Object.entries(above).map(([folder, known]) => ({
    name: `${folder}-knows-only-its-own`,
    from: { path: `^src/${folder}/`, pathNot: `${test}|${leaf}` },
    to: { path: '^src/', pathNot: `^src/(${[folder, ...known].join('|')})/|\\+types` },
  })),
  {
    name: 'staff-pages-are-leaves',
    comment: 'Rules, use cases and the client side do not know the pages of staff.',
    from: { path: '^src/', pathNot: `/staff/|^src/(admin|server)/|^src/routes\\.ts$|${test}` },
    to: { path: '^src/.+/staff/' },
  },
  {
    name: 'client-pages-are-leaves',
    comment: 'Only the portal composes the pages of clients.',
    from: { path: '^src/', pathNot: `/client/|^src/(portal|server)/|^src/routes\\.ts$|${test}` },
    to: { path: '^src/.+/client/' },
  },
  {
    name: 'server-and-dev-are-not-imported',
    from: {
      path: '^src/',
      pathNot: `^src/(server|dev)/|^src/(routes|root|entry\\.(client|server))\\.tsx?$|${test}`,
    },
    to: { path: '^src/(server|dev)/' },
  },
  {
    name: 'routes-stay-on-the-server',
    comment: 'URLs with their rights are not for browsers: the guards read them, pages get what they need as data.',
    from: { path: '^src/', pathNot: `\\.server\\.ts$|^src/routes\\.ts$|${test}` },
    to: { path: '^src/(routes|admin/admin-routes|portal/portal-routes)\\.ts$' },
  },
  {
    name: 'facts-about-the-firm-from-one-place',
    comment: 'The seed is where the facts begin; what counts now is said by `company()`.',
    from: { path: '^(src|content)/', pathNot: `^src/company/|${test}` },
    to: { path: '^content/company\\.ts$' },
  },
  {
    name: 'rules-stay-pure',
    comment:
      'A plain .ts file holds rules: no database, no Node, no React (except hooks), no use cases. Routes are entry points.',
    from: {
      path: '^src/(?!platform/|design/|server/|routes).+\\.ts$',
      pathNot: `\\.server\\.ts$|-route\\.ts$|/ui/|/use-[^/]+\\.ts$|jobs\\.ts$|${test}`,
    },
    to: { path: '\\.server\\.ts$|^(node:|react(/|$)|react-dom|pg$|kysely)' },
    typesAllowed: true,
  },
  {
    name: 'tax-rules-know-no-words',
    comment: 'Rules, schemas and results hold codes with values; pages and API endpoints put them into words.',
    from: { path: '^src/tax/', pathNot: `^src/tax/(pages|requests|api|words|locales)/|^src/tax/words\\.ts$|${test}` },
    to: { path: '^src/tax/words' },
  },
  {
    name: 'use-cases-know-no-react',
    from: { path: '^src/.+\\.server\\.ts$' },
    to: { path: '^react(-dom)?(/|$)' },
    typesAllowed: true,
  },
  {
    name: 'pages-are-leaves',
    from: { path: '^src/', pathNot: `^src/routes\\.ts$|${test}` },
    to: { path: '-(page|route)\\.tsx?$' },
  },
  {
    name: 'only-services-choose-providers',
    from: { path: '^src/', pathNot: `^src/(server|platform|dev)/.+\\.ts$|${test}` },
    to: {
      path: '^src/platform/(mail|payments|files|ai)/(choose-|mail-smtp|payments-stripe|payments-sandbox|file-store-|scanner-)',
    },
  },
  {
    name: 'sql-in-db-files',
    comment:
      'Queries stand in -db files; script/rules/sql.grit finds those that need no import. Here the database is opened.',
    from: {
      path: '^src/',
      pathNot: `-db\\.server\\.ts$|^src/platform/db/database\\.server\\.ts$|^src/dev/|${test}`,
    },
    to: { path: '^kysely(/|$)' },
    typesAllowed: true,
  },
  {
    name: 'tests-and-scripts-are-not-imported',
    from: { path: '^(src|content)/', pathNot: `${test}` },
    to: { path: `^(test|script)/|${test}` },
  },
]
