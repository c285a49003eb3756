/** A catalogue product of the demo shop. Prices in kopecks. */
export interface DemoProduct {
  article: string
  name: string
  brand: string
  price: number
  oldPrice?: number
  isAbsent?: boolean
  /** Backdrop of its photo. */
  paper?: string
}

const OWN = 'Лён и глина'
const POTTERY = 'Мастерская «Черепок»'
const WEAVERS = 'Ткацкая №3'
const JOINERS = 'Братья Сосновы'

/** Forty products; the SKU's letters are the kind of product. */
export const PRODUCTS: readonly DemoProduct[] = [
  { article: 'KR-101', name: 'Кружка «Туман», 320\u00a0мл', brand: POTTERY, price: 149_000 },
  { article: 'KR-102', name: 'Кружка «Овёс», 380\u00a0мл', brand: POTTERY, price: 159_000 },
  {
    article: 'KR-103',
    name: 'Чашка с блюдцем «Утро»',
    brand: POTTERY,
    price: 219_000,
    oldPrice: 259_000,
    paper: '#efe3d8',
  },
  { article: 'KR-104', name: 'Пиала «Шалфей»', brand: POTTERY, price: 98_000, paper: '#e3e5db' },
  { article: 'KR-105', name: 'Миска «Галька», 600\u00a0мл', brand: POTTERY, price: 169_000 },
  { article: 'KR-106', name: 'Тарелка «Луна», 27\u00a0см', brand: POTTERY, price: 189_000 },
  {
    article: 'KR-107',
    name: 'Тарелка десертная «Крем», 20\u00a0см',
    brand: POTTERY,
    price: 129_000,
  },
  {
    article: 'KR-108',
    name: 'Чайник «Полдень», 900\u00a0мл',
    brand: POTTERY,
    price: 549_000,
    paper: '#efe2d6',
  },
  { article: 'KR-109', name: 'Кувшин «Молоко», 1,2\u00a0л', brand: POTTERY, price: 389_000 },
  {
    article: 'KR-110',
    name: 'Салатник «Терракота», 26\u00a0см',
    brand: POTTERY,
    price: 329_000,
    oldPrice: 390_000,
    paper: '#efe2d6',
  },
  { article: 'VZ-201', name: 'Ваза «Кокон»', brand: OWN, price: 459_000 },
  { article: 'VZ-202', name: 'Ваза «Амфора»', brand: OWN, price: 629_000, paper: '#f0e0d3' },
  { article: 'VZ-203', name: 'Ваза «Тростник»', brand: OWN, price: 519_000 },
  {
    article: 'VZ-204',
    name: 'Ваза «Бублик»',
    brand: OWN,
    price: 579_000,
    oldPrice: 689_000,
    paper: '#e8ded0',
  },
  { article: 'VZ-205', name: 'Ваза «Капля», стекло', brand: OWN, price: 349_000, paper: '#e6e9df' },
  { article: 'TX-301', name: 'Подушка «Мох», 45 × 45', brand: WEAVERS, price: 279_000 },
  { article: 'TX-302', name: 'Подушка «Охра», 45 × 45', brand: WEAVERS, price: 249_000 },
  { article: 'TX-303', name: 'Подушка «Полоска», 55 × 36', brand: WEAVERS, price: 229_000 },
  {
    article: 'TX-304',
    name: 'Плед «Вафля», 140 × 200',
    brand: WEAVERS,
    price: 649_000,
    oldPrice: 790_000,
  },
  { article: 'TX-305', name: 'Плед «Клевер» с бахромой', brand: WEAVERS, price: 729_000 },
  { article: 'TX-306', name: 'Постельное бельё «Дымка», лён', brand: WEAVERS, price: 1_449_000 },
  { article: 'TX-307', name: 'Штора «Воздух», лён, 270\u00a0см', brand: WEAVERS, price: 899_000 },
  { article: 'TX-308', name: 'Скатерть «Домотканая»', brand: WEAVERS, price: 489_000 },
  { article: 'TX-309', name: 'Полотенце кухонное «Клетка»', brand: WEAVERS, price: 119_000 },
  { article: 'TX-310', name: 'Салфетки льняные, 4\u00a0шт.', brand: WEAVERS, price: 179_000 },
  { article: 'SV-401', name: 'Лампа «Гриб»', brand: OWN, price: 849_000, paper: '#efe5da' },
  { article: 'SV-402', name: 'Лампа настольная «Маяк»', brand: OWN, price: 979_000 },
  {
    article: 'SV-403',
    name: 'Торшер «Цапля»',
    brand: JOINERS,
    price: 1_890_000,
    isAbsent: true,
  },
  { article: 'SV-404', name: 'Подвес «Купол»', brand: OWN, price: 729_000, paper: '#efe2d6' },
  { article: 'SV-405', name: 'Подвес из ротанга «Гнездо»', brand: OWN, price: 869_000 },
  {
    article: 'MB-501',
    name: 'Кресло «Берлога»',
    brand: JOINERS,
    price: 4_290_000,
    paper: '#e6e6dc',
  },
  { article: 'MB-502', name: 'Табурет «Опёнок», дуб', brand: JOINERS, price: 989_000 },
  {
    article: 'MB-503',
    name: 'Зеркало «Озеро»',
    brand: JOINERS,
    price: 1_649_000,
    oldPrice: 1_890_000,
  },
  {
    article: 'DK-601',
    name: 'Свеча «Кедр», 200\u00a0мл',
    brand: OWN,
    price: 159_000,
    paper: '#e3e5dc',
  },
  { article: 'DK-602', name: 'Подсвечники «Трио», латунь', brand: OWN, price: 429_000 },
  { article: 'DK-603', name: 'Корзина «Улей»', brand: OWN, price: 359_000, isAbsent: true },
  { article: 'DK-604', name: 'Часы настенные «Полдень»', brand: JOINERS, price: 519_000 },
  { article: 'DK-605', name: 'Кашпо «Камень», 17\u00a0см', brand: POTTERY, price: 289_000 },
  { article: 'DK-606', name: 'Доска разделочная, дуб', brand: JOINERS, price: 269_000 },
  { article: 'DK-607', name: 'Поднос «Ясень», 38\u00a0см', brand: JOINERS, price: 379_000 },
]

/** The demo shop's substitutes by SKU, most similar first. */
export const SUBSTITUTES: Readonly<Record<string, readonly string[]>> = {
  'SV-403': ['SV-402', 'SV-401', 'SV-404'],
  'DK-603': ['DK-605', 'DK-607'],
  'KR-101': ['KR-102', 'KR-103'],
  'VZ-202': ['VZ-201', 'VZ-203', 'VZ-205'],
  'TX-301': ['TX-302', 'TX-303'],
}
