export const agreedProductDb = {
  servicesAsAgreed: 'Services as agreed',
  asAgreed: 'As agreed',
}

export const catalogueRows = {
  alsoInStore: 'Also in the store',
}

export const taxYears = {
  taxYear: (taxYear: number) => `Tax year ${taxYear}`,
}

export const productRoute = {
  thisStoreDoesNotExist: 'This store does not exist.',
  queryParametersAreNotValid: 'The query parameters are not valid.',
  thisProductDoesNotExist: 'This product does not exist.',
}

export const productsRoute = {
  thisStoreDoesNotExist: 'This store does not exist.',
  queryParametersAreNotValid: 'The query parameters are not valid.',
  onlyStaffCanSeeHidden: 'Only staff can see hidden products.',
}

export const pricingPage = {
  thisPackageIsNotAvailable: 'This package is not available at the moment.',
  errorLoadingProductsFailedTo: 'Error loading products: Failed to load products',
  seeWholeStore: 'See the whole store',
}

export const productPage = {
  product: 'Product',
  errorLoadingProductFailedTo: 'Error loading product: Failed to load product',
  alsoInStore: 'Also in the store',
  readyIn: 'Ready in',
  afterWeReceiveYourLast: (value: string) => `${value} after we receive your last document`,
  whatYouGet: 'What you get',
  documentsWeWillAskFor: 'Documents we will ask for',
  youUploadTheseInYour:
    'Upload these in the client portal after your purchase. You do not need to send anything by email.',
  support: 'Support',
  guarantee: 'Guarantee',
}

export const storePage = {
  failedToLoadProducts: 'Failed to load products',
  errorLoadingProducts: (message: string) => `Error loading products: ${message}`,
}

export const storeQuery = {
  mustBeWholeNumber: 'must be a whole number',
  mustBeAtMost: (max: number) => `must be at most ${max}`,
  mustBeInventoryQuantity: "must be 'inventory_quantity'",
  mustContainAtLeastOne: 'must contain at least one product id',
}

export const gallery = {
  imagesOf: (title: string) => `Images of ${title}`,
  imageOf: (view: number, count: number) => `Image ${view} of ${count}`,
  previousImage: 'Previous image',
  nextImage: 'Next image',
  imageOf2: (at: number, count: number) => `Image ${at} of ${count}`,
}

export const productCard = {
  chooseOptions: 'Choose options',
  for: (title: string) => `for ${title}`,
  addToCart: 'Add to Cart',
}

export const productCards = {
  errorAddingToCart: 'Error adding to cart',
}

export const variantsRoute = {
  thisStoreDoesNotExist: 'This store does not exist.',
  queryParametersAreNotValid: 'The query parameters are not valid.',
}

export const calculator = {
  errorAddingToCart: 'Error adding to cart',
  addedToCart: 'Added to Cart!',
  package: 'Package',
  taxYear: 'Tax year',
  addOns: 'Add-ons',
  workOutPrice: 'Work out the price',
  withAddOns: (count: number) => `, ${count} ${count === 1 ? 'add-on' : 'add-ons'}`,
}

export const comparisonTables = {
  amountsInChf: (title: string) => `${title}, amounts in CHF`,
  service: 'Service',
  scaleFrom: 'Scale from',
  to: 'to',
  ourPrice: 'Our price',
  difference: 'Difference',
  differenceIn: 'Difference in %',
  whoWorksOnIt: 'Who works on it',
  staff: 'Staff',
  asOfAmountsInChf: (date: string) => `As of ${date}. Amounts in CHF.`,
}

export const comparison = {
  more: (value: string) => `${value} more`,
  less: (value: string) => `${value} less`,
  moreToLess: (amount: string, amount2: string) => `Between ${amount2} less and ${amount} more`,
  moreToLess2: (value: string, highPercent: string) => `Between ${highPercent}% less and ${value}% more`,
}

export const guaranteeList = {
  conditions: 'Conditions',
}

export const packageColumns = {
  insteadOf: 'instead of',
  save: (amount: string) => `Save ${amount}`,
  readyIn: 'Ready in',
  bestFor: 'Best for',
  with: (title: string) => `with ${title}`,
  support: 'Support',
}

export const receipt = {
  yourPrice: 'Your price',
  taxYear: (title: string, year: string) => `${title}, tax year ${year}`,
  package: (title: string) => `${title} package`,
  youSave: 'You save',
  totalInChf: 'Total in CHF',
  includingVat: (vatPercent: number, amount: string) => `Including ${vatPercent}% VAT (${amount})`,
  youSaveOnPackage: (firstTimeLabel: string, amount: string) => `${firstTimeLabel}: you save ${amount} on the package.`,
  seeTerms: 'See the terms',
  largeFirmsChargeChfFor: (lowChf: string) => `Large firms charge CHF ${lowChf} for a tax return like this.`,
  anotherPackageCostsSameAnd: 'Another package costs the same and includes more',
  less: (amount: string) => `, ${amount} less`,
  withoutExtraFeaturesOf: (title: string) => `, without the extra features of ${title}`,
  choose: (title: string) => `Choose ${title}`,
  includedIn: (label: string, title: string) => `${label} in ${title}`,
}
