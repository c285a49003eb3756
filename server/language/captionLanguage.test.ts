import { captionLanguage, captionLangOf } from './captionLanguage'

test.each([
  ['ru', 'Новая коллекция кружек уже в магазине'],
  ['ru', 'Кружка «Утро» для тех, кто не спешит 🌿 #утро #breakfast https://shop.test/mug'],
  ['ru', 'Сегодня у нас в гостях Їжак, бренд посуды из Киева, и мы рады показать его работы'],
  ['ru', 'Подъём! Объявляем распродажу, съездите к нам сегодня'],
  ['be', 'Новая калекцыя ўжо ў краме'],
  ['be', 'Добрай раніцы, сябры і сяброўкі'],
  ['be', 'Смачны сняданак і кава з малаком, дзень будзе выдатны, цёплы'],
  ['uk', 'Нова колекція вже в магазині'],
  ['uk', 'Її улюблена чашка для ранкової кави'],
  ['kk', 'Жаңа топтама дүкенде қолжетімді'],
  ['kk', 'Қайырлы таң, достар!'],
  ['hy', 'Նոր հավաքածուն արդեն խանութում է'],
  ['ka', 'ახალი კოლექცია უკვე მაღაზიაშია'],
  ['en', 'Our new mugs are here for you'],
  ['en', 'New summer collection'],
  ['en', 'The café of our dreams is open, and you can have a coffee'],
  ['de', 'Die neue Kollektion ist da und wir freuen uns'],
  ['de', 'Schöne Grüße aus München'],
  ['fr', 'La nouvelle collection est arrivée dans notre boutique'],
  ['fr', "C'est l'été, profitez-en avec nous"],
  ['es', 'La nueva colección ya está en nuestra tienda'],
  ['es', 'Buenos días a todos, hoy tenemos una sorpresa para ti'],
  ['it', 'La nuova collezione è arrivata nel nostro negozio'],
  ['pt', 'A nova coleção já está na nossa loja, não perca'],
  ['tr', 'Yeni koleksiyonumuz şimdi mağazada'],
  ['tr', 'İYİ GÜNLER, BU BİR HEDİYE İÇİN'],
  ['zh', '新系列现已上市'],
  ['ja', '新しいコレクションが入荷しました'],
  ['ko', '새로운 컬렉션이 매장에 입고되었습니다'],
  ['ar', 'المجموعة الجديدة متوفرة الآن في المتجر'],
  ['he', 'הקולקציה החדשה כבר בחנות'],
  ['ru', '𝓗𝓮𝓵𝓵𝓸! Мы открыли магазин на набережной'],
])('detects %s in: %s', (language, text) => {
  expect(captionLanguage(text)).toBe(language)
})

test.each([
  ['an empty text', ''],
  ['a word', 'Утро'],
  ['two words', 'Новая коллекция'],
  ['emoji', '🌿🌿🌿 ☕️'],
  ['hashtags', '#утро #кофе #кружка #лето'],
  ['links and mentions', 'https://shop.test/утро @anna www.shop.test shop.test/mug post@shop.test'],
  ['numbers', '100 200 300 400'],
  ['a product name', 'Handmade ceramic mug'],
  ['Serbian', 'Љубав је најважнија ствар на свету'],
  ['Bulgarian', 'Българските чаши вече са тук, къде сте'],
  ['Polish', 'Nowa kolekcja już jest w naszym sklepie'],
  ['Dutch', 'De nieuwe collectie is er en wij zijn blij met het resultaat'],
  ['Swedish', 'Den nya kollektionen är här och vi är glada'],
  ['Persian', 'مجموعه جدید اکنون در فروشگاه پیچ گل'],
  ['two characters', '新品'],
  ['a script of no supported language', 'คอลเลกชั่นใหม่ มาแล้ว วันนี้'],
])('detects no language in %s', (_what, text) => {
  expect(captionLanguage(text)).toBeNull()
})

test('detects the language of the longest caption without a space quickly', () => {
  expect(captionLanguage('a.'.repeat(5000))).toBeNull()
  expect(captionLanguage('a'.repeat(10_000))).toBeNull()
})

test('uses the source’s text for a post without a caption', () => {
  const provider_text = 'Our new mugs are here for you'
  expect(captionLangOf({ text: ' ', provider_text })).toBe('en')
  expect(captionLangOf({ text: 'Наши новые кружки', provider_text })).toBe('ru')
})
