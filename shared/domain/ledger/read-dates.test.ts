import { expect, test } from 'vitest'
import { isPartialDate } from './partial-date.ts'
import { misreadDates, readDates, readTypedDates } from './read-dates.ts'
import { stayDatesText } from './stay-text.ts'

/** A Sunday. */
const today = '2026-11-22'

/** The ways to write dates in a language, with the start and the end as "start/end", or "start". */
const english: Record<string, string> = {
  '2019': '2019',
  'in 2019': '2019',
  "'19": '2019',
  '’99': '1999',
  'May 2019': '2019-05',
  'may 2019': '2019-05',
  'MAY 2019': '2019-05',
  'May, 2019': '2019-05',
  'May of 2019': '2019-05',
  '2019 May': '2019-05',
  "May '19": '2019-05',
  'May 99': '1999-05',
  'Sept 2019': '2019-09',
  'Sep. 2019': '2019-09',
  'septem 2019': '2019-09',
  '6/2011': '2011-06',
  '06/2011': '2011-06',
  '6.2011': '2011-06',
  '06-2011': '2011-06',
  '2011/6': '2011-06',
  '2011-06': '2011-06',
  '2019-05-03': '2019-05-03',
  '2019/05/03': '2019-05-03',
  '2019.5.3': '2019-05-03',
  '20190503': '2019-05-03',
  '12.6.2011': '2011-06-12',
  '12. 6. 2011': '2011-06-12',
  '12.06.11': '2011-06-12',
  '12/6/2011': '2011-06-12',
  '12-6-2011': '2011-06-12',
  '6/23/2011': '2011-06-23',
  '3 May 2019': '2019-05-03',
  '3rd May 2019': '2019-05-03',
  '3rd of May 2019': '2019-05-03',
  'the 3rd of May, 2019': '2019-05-03',
  'May 3, 2019': '2019-05-03',
  'May 3rd 2019': '2019-05-03',
  'on May 3, 2019': '2019-05-03',
  '3-May-2019': '2019-05-03',
  '3 May 19': '2019-05-03',
  'Fri, 3 May 2019': '2019-05-03',
  '3 May': '2026-05-03',
  'December 24': '2025-12-24',
  May: '2026-05',
  December: '2025-12',
  '3–7 May 2019': '2019-05-03/2019-05-07',
  '3-7 May 2019': '2019-05-03/2019-05-07',
  '3 - 7 may 2019': '2019-05-03/2019-05-07',
  '3 to 7 May 2019': '2019-05-03/2019-05-07',
  '3rd to 7th of May 2019': '2019-05-03/2019-05-07',
  'from 3 to 7 May 2019': '2019-05-03/2019-05-07',
  'from 3 May until 7 May 2019': '2019-05-03/2019-05-07',
  'between 3 and 7 May 2019': '2019-05-03/2019-05-07',
  'May 3-7, 2019': '2019-05-03/2019-05-07',
  'May 3 – June 2, 2019': '2019-05-03/2019-06-02',
  '3 May through 2 June 2019': '2019-05-03/2019-06-02',
  '3/5/2019 - 17/5/2019': '2019-05-03/2019-05-17',
  '3.5.-7.5.2019': '2019-05-03/2019-05-07',
  '3.-7.5.2019': '2019-05-03/2019-05-07',
  '2019-05-03 to 2019-05-07': '2019-05-03/2019-05-07',
  '2019-05-03/2019-05-07': '2019-05-03/2019-05-07',
  '28 Dec 2018 – 3 Jan 2019': '2018-12-28/2019-01-03',
  '28 Dec – 3 Jan 2019': '2018-12-28/2019-01-03',
  '28 Dec 2018 – 3 Jan': '2018-12-28/2019-01-03',
  '28 Dec – 3 Jan': '2025-12-28/2026-01-03',
  'May to July 2019': '2019-05/2019-07',
  'May–July 2019': '2019-05/2019-07',
  '5/2019 – 7/2019': '2019-05/2019-07',
  'Sep 2010 to June 2014': '2010-09/2014-06',
  '2010-2014': '2010/2014',
  '2010 – 2014': '2010/2014',
  '2010-14': '2010/2014',
  '2010/14': '2010/2014',
  'from 2010 to 2014': '2010/2014',
  'between 2010 and 2014': '2010/2014',
  'about 2010 to May 2014': '2010~/2014-05',
  'about 2011': '2011~',
  'around May 2011': '2011-05~',
  'circa 2011': '2011~',
  'c. 2011': '2011~',
  'ca. 2011': '2011~',
  '~2011': '2011~',
  '2011~': '2011~',
  '2011?': '2011~',
  'maybe 2011': '2011~',
  'approx. June 2011': '2011-06~',
  'summer 2011': '2011~',
  'Summer of 2011': '2011~',
  "summer '99": '1999~',
  'winter 2011/12': '2012-01~',
  'winter 2011-2012': '2012-01~',
  'last summer': '2026~',
  'this summer': '2026~',
  'summer last year': '2025~',
  'last winter': '2026-01~',
  'early 2011': '2011',
  'mid 2011': '2011',
  'end of May 2019': '2019-05',
  'Q3 2019': '2019-07/2019-09',
  '1st quarter 2016': '2016-01/2016-03',
  'the 90s': '1995~',
  'late 1990s': '1998~',
  'until Sep 2010': '/2010-09',
  'till 2010': '/2010',
  'before 2010': '/2009',
  'before May 2010': '/2010-04',
  'since 2015': '2015/2026',
  'since May 2015': '2015-05/2026-11',
  '2015 - present': '2015/2026',
  '2015 to now': '2015/2026',
  '2015-': '2015/2026',
  'christmas 2019': '2019-12',
  'Xmas 2019': '2019-12',
  'Christmas Eve 2019': '2019-12-24',
  'Boxing Day 2019': '2019-12-26',
  "New Year's Eve 2019": '2019-12-31',
  'easter 2019': '2019-04',
  'last christmas': '2025-12',
  yesterday: '2026-11-21',
  today: '2026-11-22',
  'the day before yesterday': '2026-11-20',
  '3 days ago': '2026-11-19',
  'two days ago': '2026-11-20',
  'a year ago': '2025',
  '10 years ago': '2016',
  'about 10 years ago': '2016~',
  'two months ago': '2026-09',
  'two weeks ago': '2026-11',
  'last week': '2026-11',
  'last weekend': '2026-11-14/2026-11-15',
  'this weekend': '2026-11-21/2026-11-22',
  'last month': '2026-10',
  'this month': '2026-11',
  'last year': '2025',
  'this year': '2026',
  'last May': '2026-05',
  'last November': '2025-11',
  'May last year': '2025-05',
  'last Monday': '2026-11-16',
  Friday: '2026-11-20',
  '٣ May ٢٠١٩': '2019-05-03',
  '29 Feb': '2024-02-29',
  'Feb 29': '2024-02-29',
  '27-29 Feb': '2024-02-27/2024-02-29',
  '12/31/2018 - 1/2/2019': '2018-12-31/2019-01-02',
  '1/2/2019 - 1/15/2019': '2019-01-02/2019-01-15',
  '31/12/2018 - 1/2/2019': '2018-12-31/2019-02-01',
  '11/19': '2026-11-19',
  '11/99': '1999-11',
  'early May': '2026-05',
  'end of December': '2025-12',
  '3 and 4 May 2019': '2019-05-03/2019-05-04',
  '31 May and 1 June 2019': '2019-05-31/2019-06-01',
  'May and June 2019': '2019-05/2019-06',
  'May/June 2019': '2019-05/2019-06',
  'Dec/Jan 2020': '2019-12/2020-01',
  'NYE 2019/20': '2019-12-31',
  'a week in June 2017': '2017-06',
  'a few days in May 2019': '2019-05',
  'first week of August 2019': '2019-08',
  'last two weeks of July 2018': '2018-07',
  'last weekend of May 2019': '2019-05',
  '10 days in 2019': '2019',
  '3 nights from 5 May 2019': '2019-05-05/2019-05-08',
  'from 5 May 2019 for 3 nights': '2019-05-05/2019-05-08',
  '5 May 2019, 3 nights': '2019-05-05/2019-05-08',
  '5 May 2019, 3 days': '2019-05-05/2019-05-07',
  '5 May 2019, 1 day': '2019-05-05',
  'a week from 5 May': '2026-05-05/2026-05-12',
  'weekend of 3 May 2019': '2019-05-03/2019-05-05',
  'weekend of 4 May 2019': '2019-05-04/2019-05-05',
  'weekend of 5 May 2019': '2019-05-04/2019-05-05',
  'Easter weekend 2022': '2022-04',
  'two summers ago': '2025~',
  'summer of 69': '1969~',
  '1998 or so': '1998~',
}

const german: Record<string, string> = {
  '2019': '2019',
  'im Jahr 2019': '2019',
  'Jahr 2019': '2019',
  '’19': '2019',
  'Mai 2019': '2019-05',
  'mai 2019': '2019-05',
  'im Mai 2019': '2019-05',
  'Mai 19': '2026-05-19',
  "Mai '19": '2019-05',
  'März 2019': '2019-03',
  'Maerz 2019': '2019-03',
  'Mrz 2019': '2019-03',
  'Mär. 2019': '2019-03',
  'Jänner 2019': '2019-01',
  'Feber 2019': '2019-02',
  'Sept. 2019': '2019-09',
  'Okt 2019': '2019-10',
  'Dez. 2019': '2019-12',
  '6/2011': '2011-06',
  '06.2011': '2011-06',
  '6.2011': '2011-06',
  '2011-06': '2011-06',
  '12.6.2011': '2011-06-12',
  '12.06.2011': '2011-06-12',
  '12. 6. 2011': '2011-06-12',
  '12.6.11': '2011-06-12',
  '12/6/2011': '2011-06-12',
  '2011-06-12': '2011-06-12',
  '3. Mai 2019': '2019-05-03',
  '3.Mai 2019': '2019-05-03',
  '3 Mai 2019': '2019-05-03',
  'am 3. Mai 2019': '2019-05-03',
  'den 3. Mai 2019': '2019-05-03',
  'Fr., 3. Mai 2019': '2019-05-03',
  'Freitag, den 3. Mai 2019': '2019-05-03',
  '3. Mai': '2026-05-03',
  '3.5.': '2026-05-03',
  '24. Dezember': '2025-12-24',
  Mai: '2026-05',
  '3.–7. Mai 2019': '2019-05-03/2019-05-07',
  '3.-7.5.2019': '2019-05-03/2019-05-07',
  '3.5.-7.5.2019': '2019-05-03/2019-05-07',
  '03.05.2019 - 07.05.2019': '2019-05-03/2019-05-07',
  '3. bis 7. Mai 2019': '2019-05-03/2019-05-07',
  'vom 3. bis 7. Mai 2019': '2019-05-03/2019-05-07',
  'vom 3. bis zum 7. Mai 2019': '2019-05-03/2019-05-07',
  'von 3. Mai bis 2. Juni 2019': '2019-05-03/2019-06-02',
  'zwischen 3. und 7. Mai 2019': '2019-05-03/2019-05-07',
  '28. Dez. 2018 – 3. Jan. 2019': '2018-12-28/2019-01-03',
  '28.12.18 – 3.1.19': '2018-12-28/2019-01-03',
  '28. Dezember bis 3. Januar 2019': '2018-12-28/2019-01-03',
  'Mai bis Juli 2019': '2019-05/2019-07',
  'Mai-Juli 2019': '2019-05/2019-07',
  'Sept. 2010 bis Juni 2014': '2010-09/2014-06',
  '2010-2014': '2010/2014',
  '2010 bis 2014': '2010/2014',
  'von 2010 bis 2014': '2010/2014',
  '2010/14': '2010/2014',
  'etwa 2011': '2011~',
  'ungefähr 2011': '2011~',
  'um 2011': '2011~',
  'um 2011 herum': '2011~',
  'ca. 2011': '2011~',
  'circa Mai 2011': '2011-05~',
  'so um 2011': '2011~',
  'vielleicht 2011': '2011~',
  '2011?': '2011~',
  'Sommer 2011': '2011~',
  'im Sommer 2011': '2011~',
  'Frühling 2011': '2011~',
  'Frühjahr 2011': '2011~',
  'Herbst 2011': '2011~',
  'Winter 2011/12': '2012-01~',
  'letzten Sommer': '2026~',
  'letzter Sommer': '2026~',
  'im letzten Sommer': '2026~',
  'vorigen Winter': '2026-01~',
  'diesen Sommer': '2026~',
  'Sommer letztes Jahr': '2025~',
  'Anfang 2011': '2011',
  'Mitte 2011': '2011',
  'Ende Mai 2019': '2019-05',
  '90er': '1995~',
  'die 90er Jahre': '1995~',
  'Ende der 90er': '1998~',
  'bis Sept. 2010': '/2010-09',
  'bis 2010': '/2010',
  'vor 2010': '/2009',
  'seit 2015': '2015/2026',
  'seit Mai 2015': '2015-05/2026-11',
  'ab 2015': '2015/2026',
  '2015 bis heute': '2015/2026',
  '2015 bis jetzt': '2015/2026',
  'Weihnachten 2019': '2019-12',
  'an Weihnachten 2019': '2019-12',
  'Heiligabend 2019': '2019-12-24',
  'Silvester 2019': '2019-12-31',
  'Neujahr 2020': '2020-01-01',
  'Ostern 2019': '2019-04',
  'Pfingsten 2019': '2019-06',
  'letzte Weihnachten': '2025-12',
  gestern: '2026-11-21',
  heute: '2026-11-22',
  vorgestern: '2026-11-20',
  'vor 3 Tagen': '2026-11-19',
  'vor zwei Tagen': '2026-11-20',
  'vor einem Jahr': '2025',
  'vor 10 Jahren': '2016',
  'vor etwa 10 Jahren': '2016~',
  'vor zwei Monaten': '2026-09',
  'vor zwei Wochen': '2026-11',
  'letzte Woche': '2026-11',
  'vorige Woche': '2026-11',
  'letztes Wochenende': '2026-11-14/2026-11-15',
  'dieses Wochenende': '2026-11-21/2026-11-22',
  'letzten Monat': '2026-10',
  'diesen Monat': '2026-11',
  'letztes Jahr': '2025',
  'voriges Jahr': '2025',
  'vorletztes Jahr': '2024',
  'dieses Jahr': '2026',
  'letzten Mai': '2026-05',
  'letztes Jahr im Mai': '2025-05',
  'letzten Montag': '2026-11-16',
  Freitag: '2026-11-20',
  '29.2.': '2024-02-29',
  '29. Februar': '2024-02-29',
  'Anfang Mai': '2026-05',
  'Ende Dezember': '2025-12',
  '3. und 4. Mai 2019': '2019-05-03/2019-05-04',
  'Mai/Juni 2019': '2019-05/2019-06',
  'Mai/Juni': '2026-05/2026-06',
  'Silvester 2019/2020': '2019-12-31',
  'Silvester 2019/20': '2019-12-31',
  'eine Woche im Juni 2017': '2017-06',
  'ein paar Tage im Mai 2019': '2019-05',
  'ein Wochenende im Mai 2018': '2018-05',
  'drei Nächte ab 5. Mai 2019': '2019-05-05/2019-05-08',
  'vom 5. Mai 2019 für drei Nächte': '2019-05-05/2019-05-08',
  'vor zwei Sommern': '2025~',
  'Sommerferien 2017': '2017~',
  'in den 90ern': '1995~',
  'über Neujahr 2020': '2020-01-01',
  heuer: '2026',
}

const arabic: Record<string, string> = {
  '2019': '2019',
  '٢٠١٩': '2019',
  '۲۰۱۹': '2019',
  'عام 2019': '2019',
  'سنة 2019': '2019',
  'في 2019': '2019',
  'في عام ٢٠١٩': '2019',
  'مايو 2019': '2019-05',
  'مايو ٢٠١٩': '2019-05',
  'في مايو 2019': '2019-05',
  'شهر مايو 2019': '2019-05',
  'شهر 5 2019': '2019-05',
  'أيار 2019': '2019-05',
  'ايار 2019': '2019-05',
  'ماي 2019': '2019-05',
  'كانون الثاني 2019': '2019-01',
  'تشرين الأول 2019': '2019-10',
  'تشرين الاول 2019': '2019-10',
  'جويلية 2019': '2019-07',
  'غشت 2019': '2019-08',
  'أبريل 2019': '2019-04',
  'ابريل 2019': '2019-04',
  'أغسطس 2019': '2019-08',
  'آب 2019': '2019-08',
  'فبراير 2019': '2019-02',
  'شباط 2019': '2019-02',
  'مايو/أيار 2019': '2019-05',
  '6/2011': '2011-06',
  '٦/٢٠١١': '2011-06',
  '٢٠١١/٦': '2011-06',
  '2011-06': '2011-06',
  '12/6/2011': '2011-06-12',
  '١٢/٦/٢٠١١': '2011-06-12',
  '١٢-٦-٢٠١١': '2011-06-12',
  '12.6.2011': '2011-06-12',
  '2011-06-12': '2011-06-12',
  '٢٠١١/٠٦/١٢': '2011-06-12',
  '3 مايو 2019': '2019-05-03',
  '٣ مايو ٢٠١٩': '2019-05-03',
  '3 مايو، 2019': '2019-05-03',
  'يوم 3 مايو 2019': '2019-05-03',
  'الجمعة 3 مايو 2019': '2019-05-03',
  'الجمعة، ٣ مايو ٢٠١٩': '2019-05-03',
  '3 من مايو 2019': '2019-05-03',
  '3 مايو': '2026-05-03',
  مايو: '2026-05',
  '3–7 مايو 2019': '2019-05-03/2019-05-07',
  '٣-٧ مايو ٢٠١٩': '2019-05-03/2019-05-07',
  '3 - 7 مايو 2019': '2019-05-03/2019-05-07',
  'من 3 إلى 7 مايو 2019': '2019-05-03/2019-05-07',
  'من ٣ الى ٧ مايو ٢٠١٩': '2019-05-03/2019-05-07',
  '3 حتى 7 مايو 2019': '2019-05-03/2019-05-07',
  'من 3 مايو إلى 2 يونيو 2019': '2019-05-03/2019-06-02',
  'بين 3 و7 مايو 2019': '2019-05-03/2019-05-07',
  'بين ٣ و ٧ مايو ٢٠١٩': '2019-05-03/2019-05-07',
  '28 ديسمبر 2018 – 3 يناير 2019': '2018-12-28/2019-01-03',
  'من 28 ديسمبر 2018 إلى 3 يناير 2019': '2018-12-28/2019-01-03',
  'مايو إلى يوليو 2019': '2019-05/2019-07',
  'من مايو إلى يوليو 2019': '2019-05/2019-07',
  'سبتمبر 2010 إلى يونيو 2014': '2010-09/2014-06',
  '2010-2014': '2010/2014',
  'من 2010 إلى 2014': '2010/2014',
  'بين 2010 و2014': '2010/2014',
  'نحو 2011': '2011~',
  'حوالي 2011': '2011~',
  'حوالي عام 2011': '2011~',
  'تقريبا 2011': '2011~',
  '2011 تقريبًا': '2011~',
  'ربما 2011': '2011~',
  '2011؟': '2011~',
  'صيف 2011': '2011~',
  'في صيف 2011': '2011~',
  'صيف عام ٢٠١١': '2011~',
  'ربيع 2011': '2011~',
  'خريف 2011': '2011~',
  'شتاء 2011/2012': '2012-01~',
  'الصيف الماضي': '2026~',
  'الشتاء الماضي': '2026-01~',
  'هذا الصيف': '2026~',
  'صيف العام الماضي': '2025~',
  'أوائل 2011': '2011',
  'بداية 2011': '2011',
  'منتصف 2011': '2011',
  'نهاية مايو 2019': '2019-05',
  'أواخر مايو 2019': '2019-05',
  'حتى سبتمبر 2010': '/2010-09',
  'لغاية 2010': '/2010',
  'قبل 2010': '/2009',
  'منذ 2015': '2015/2026',
  'منذ مايو 2015': '2015-05/2026-11',
  '2015 حتى الآن': '2015/2026',
  'من 2015 إلى اليوم': '2015/2026',
  'رأس السنة 2020': '2020-01-01',
  'عيد الميلاد 2019': '2019-12',
  'الكريسماس 2019': '2019-12',
  'رمضان 2019': '2019-05~',
  'عيد الفطر 2019': '2019-06~',
  أمس: '2026-11-21',
  امس: '2026-11-21',
  البارحة: '2026-11-21',
  اليوم: '2026-11-22',
  'أول أمس': '2026-11-20',
  'قبل 3 أيام': '2026-11-19',
  'قبل ٣ أيام': '2026-11-19',
  'منذ 3 أيام': '2026-11-19',
  'قبل يومين': '2026-11-20',
  'قبل سنة': '2025',
  'قبل سنتين': '2024',
  'منذ عامين': '2024',
  'قبل 10 سنوات': '2016',
  'قبل عشر سنوات': '2016',
  'قبل شهرين': '2026-09',
  'قبل أسبوعين': '2026-11',
  'الأسبوع الماضي': '2026-11',
  'نهاية الأسبوع الماضي': '2026-11-14/2026-11-15',
  'الشهر الماضي': '2026-10',
  'هذا الشهر': '2026-11',
  'العام الماضي': '2025',
  'السنة الماضية': '2025',
  'هذا العام': '2026',
  'هذه السنة': '2026',
  'مايو الماضي': '2026-05',
  'مايو العام الماضي': '2025-05',
  'الاثنين الماضي': '2026-11-16',
  الجمعة: '2026-11-20',
  'أسبوع في يونيو 2017': '2017-06',
  'بضعة أيام في مايو 2019': '2019-05',
  'ثلاث ليال من 5 مايو 2019': '2019-05-05/2019-05-08',
  '5 مايو 2019 لمدة 3 ليال': '2019-05-05/2019-05-08',
  'ليلتين في مايو 2019': '2019-05',
}

const understood = (text: string, language: string) => {
  const reading = readDates(text, language, today)
  if (!reading) return undefined
  return reading.end === '' ? reading.start : `${reading.start}/${reading.end}`
}

const cases = Object.entries({ en: english, de: german, ar: arabic }).flatMap(([language, table]) =>
  Object.entries(table).map(([text, dates]) => ({ language, text, dates })),
)

test.each(cases)('$language: "$text" is $dates', ({ language, text, dates }) =>
  expect(understood(text, language)).toBe(dates),
)

test('each language has at least 80 examples', () => {
  for (const table of [english, german, arabic]) expect(Object.keys(table).length).toBeGreaterThan(80)
})

test.each([
  '',
  ' ',
  'hello',
  'Edinburgh',
  'May be',
  '3',
  '33',
  '12345',
  '31 Feb 2019',
  '31.2.2019',
  '2019-02-30',
  '2019-13',
  '2019-13-01',
  '31/4/2019',
  '13/13/2019',
  '29 Feb 2019',
  '0/5/2019',
  'May 2019 with Anna',
  '2011 2012',
  'May June',
  'last',
  'ago',
  'until',
  '- 2019 -',
  '3 May 2019 7',
  'June 31',
  'Feb 30',
  'Feb 30 - Mar 3',
  '31.6.',
  '31/6',
  '5 and 7 May 2019',
  '2010 and 2014',
  'May/July 2019',
  '3 to yesterday',
  'week 12 2019',
  '6 weeks in June 2017',
  '32 days in May 2019',
  '31 nights in May 2019',
  '13 months in 2019',
  '3 years 2019',
  '3 months from May 2019',
  '0 days from 5 May 2019',
  'weekend of 6 May 2019',
  'last weekend of 5 May 2019',
  'two weeks',
  '1850',
  '2040',
  '3-7 May 1850',
  '7–3 May 2019',
  '2014 to 2010',
  '<script>',
  '9'.repeat(400),
  '- '.repeat(2000),
  'May '.repeat(500),
])('"%s" is not understood', (text) => {
  for (const language of ['en', 'de', 'ar']) expect(readDates(text, language, today)).toBeUndefined()
})

test.each([
  ['en', 'Juli bis September 2020', '2020-07', '2020-09'],
  ['en', 'Weihnachten 2019', '2019-12', ''],
  ['en', '٣ مايو ٢٠١٩', '2019-05-03', ''],
  ['ar', 'letzten Sommer', '2026~', ''],
  ['de', 'الصيف الماضي', '2026~', ''],
  ['fr', 'Ostern 2019', '2019-04', ''],
])('on a page in %s "%s" is understood, too', (language, text, start, end) =>
  expect(readTypedDates(text, language, today)).toMatchObject({ start, end }),
)

test('a mistake in the language of the page is no date of another one', () => {
  expect(readTypedDates('31 Feb 2019', 'en', today)).toBeUndefined()
  expect(readTypedDates('hello', 'en', today)).toBeUndefined()
})

test.each([
  ['31 Feb 2019', 'no-such-day'],
  ['2019-02-30', 'no-such-day'],
  ['June 31', 'no-such-day'],
  ['Feb 30', 'no-such-day'],
  ['13/13/2019', 'no-such-day'],
  ['1850', 'year-out-of-range'],
  ['1899', 'year-out-of-range'],
  ['1900', undefined],
  ['2031', undefined],
  ['2032', 'year-out-of-range'],
  ['2040', 'year-out-of-range'],
  ['7–3 May 2019', 'reversed'],
  ['2014 to 2010', 'reversed'],
  ['2019-05-07 - 2019-05-03', 'reversed'],
  ['hello', undefined],
])('"%s" is a mistake: %s', (text, kind) => expect(misreadDates(text, 'en', today)?.kind).toBe(kind))

test('dates in the wrong order are not swapped silently; the swapped ones are offered', () => {
  expect(misreadDates('7–3 May 2019', 'en', today)?.swapped).toEqual({
    start: '2019-05-03',
    end: '2019-05-07',
  })
  expect(misreadDates('2014 to 2010', 'en', today)?.swapped).toEqual({ start: '2010', end: '2014' })
})

const texts = (dates: readonly { start: string; end: string }[] | undefined) =>
  dates?.map(({ start, end }) => stayDatesText(start, end, 'en'))

test('a date with two readings offers the other one', () => {
  const reading = readDates('5/6/2019', 'en', today)
  expect(reading?.start).toBe('2019-06-05')
  expect(texts(reading?.others)).toEqual(['6 May 2019'])
  expect(texts(readDates('5/6/2019 - 7/6/2019', 'en', today)?.others)).toEqual(['6 May to 6 Jul 2019'])
  expect(texts(readDates('13/6/2019', 'en', today)?.others)).toEqual([])
  expect(texts(readDates('5/5/2019', 'en', today)?.others)).toEqual([])
  expect(texts(readDates('5.6.2019', 'de', today)?.others)).toEqual([])
  expect(texts(readDates('2010-11', 'en', today)?.others)).toEqual(['2010 to 2011'])
  expect(texts(readDates('2010/11', 'en', today)?.others)).toEqual(['Nov 2010'])
  expect(texts(readDates('May 19', 'en', today)?.others)).toEqual(['May 2019'])
  expect(texts(readDates('11/19', 'en', today)?.others)).toEqual(['Nov 2019'])
  expect(texts(readDates('11/30', 'en', today)?.others)).toEqual([])
  expect(texts(readDates('12/31/2018 - 1/2/2019', 'en', today)?.others)).toEqual([])
})

test.each([
  ['en', '5/19', '19 May 2026', 'May 2019'],
  ['en', 'Nov 23', '23 Nov 2025', 'Nov 2023'],
  ['en', 'May 19 - June 21', '19 May to 21 Jun 2026', 'May 2019 to Jun 2021'],
  ['en', 'since May 19', '19 May to 22 Nov 2026', 'May 2019 to Nov 2026'],
  ['en', 'until May 19', 'until 19 May 2026', 'until May 2019'],
  ['de', 'Mai 19', '19 May 2026', 'May 2019'],
  ['ar', 'مايو 19', '19 May 2026', 'May 2019'],
  ['fr', 'mai 19', '19 May 2026', 'May 2019'],
])('in %s "%s" is as likely %s as %s, and none of them is taken', (language, text, first, second) => {
  const reading = readDates(text, language, today)
  expect(reading?.isAmbiguous).toBe(true)
  expect(texts(reading && [reading, ...reading.others])).toEqual([first, second])
})

test.each([
  '19 May',
  '3 May',
  'May 27',
  '5/27',
  'Dec 26',
  'May 3-7',
  '5/6/2019',
  '2010-11',
  "May '19",
  'May 99',
])('"%s" has one meaning that is more likely', (text) =>
  expect(readDates(text, 'en', today)?.isAmbiguous).toBe(false),
)

test('coarser and finer readings are offered', () => {
  const summer = readDates('summer 2011', 'en', today)
  expect(texts(summer?.finer)).toEqual(['Jun 2011', 'Jul 2011', 'Aug 2011'])
  expect(texts(readDates('3 to 7 May 2019', 'en', today)?.coarser)).toEqual(['May 2019', '2019'])
  expect(texts(readDates('28 Dec 2018 – 3 Jan 2019', 'en', today)?.coarser)).toEqual([
    'Dec 2018 to Jan 2019',
    '2018 to 2019',
  ])
  expect(texts(readDates('May 2019', 'en', today)?.coarser)).toEqual(['2019'])
  const year = readDates('2019', 'en', today)
  expect(texts(year?.coarser)).toEqual(['about 2019'])
  expect(year?.finer).toHaveLength(12)
  expect(texts(readDates('christmas 2019', 'en', today)?.finer)).toEqual([
    '24 to 26 Dec 2019',
    '24 Dec 2019',
    '25 Dec 2019',
    '26 Dec 2019',
  ])
})

test('for the current year no month is offered that has not begun', () => {
  expect(readDates('2026', 'en', today)?.finer).toHaveLength(11)
})

test('"last summer" is that of last year while this summer lasts', () => {
  const lastSummer = (day: string) => readDates('last summer', 'en', day)?.start
  expect(lastSummer('2026-05-31')).toBe('2025~')
  expect(lastSummer('2026-08-31')).toBe('2025~')
  expect(lastSummer('2026-09-01')).toBe('2026~')
})

test('"last winter" is the one that ended last', () => {
  const lastWinter = (day: string) => readDates('last winter', 'en', day)?.start
  expect(lastWinter('2026-02-10')).toBe('2025-01~')
  expect(lastWinter('2026-03-01')).toBe('2026-01~')
  expect(lastWinter('2026-12-31')).toBe('2026-01~')
})

test('a language without words of its own reads its months and English', () => {
  expect(understood('juin 2011', 'fr')).toBe('2011-06')
  expect(understood('about 2011', 'fr')).toBe('2011~')
})

/** Numbers from 0 to below 1, the same in each run. */
const randomFrom = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296
  return seed / 4_294_967_296
}

test('every text of stay-text.ts is read as the same dates', () => {
  const random = randomFrom(7)
  const upTo = (count: number) => Math.floor(random() * count)
  const two = (value: number) => String(value).padStart(2, '0')
  const randomDate = () => {
    const year = String(1900 + upTo(127))
    const month = two(1 + upTo(12))
    const date = [year, `${year}-${month}`, `${year}-${month}-${two(1 + upTo(28))}`][upTo(3)] ?? year
    return upTo(4) === 0 ? `${date}~` : date
  }
  for (let count = 0; count < 1500; count += 1) {
    const [a, b] = [randomDate(), randomDate()].toSorted()
    const start = upTo(8) === 0 ? '' : (a ?? '')
    const end = upTo(3) === 0 && start !== '' ? '' : (b ?? '')
    expect(isPartialDate(start || end)).toBe(true)
    for (const language of ['en', 'de', 'ar', 'fr']) {
      for (const months of ['short', 'long'] as const) {
        const text = stayDatesText(start, end, language, months)
        const reading = readDates(text, language, today) ?? misreadDates(text, language, today)?.typed
        expect({ text, ...pick(reading) }).toEqual({ text, start, end })
      }
    }
  }
})

const pick = (dates: { start: string; end: string } | undefined) => ({ start: dates?.start, end: dates?.end })
