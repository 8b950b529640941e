import { seasonWords } from '#shared/words/season-words.ts'
import { wayWords } from '#shared/words/way-words.ts'
import type { Language } from './language.ts'

export const tr: Language = {
  tag: 'tr',
  hasSpaces: true,
  filler: `ben, biz, sen, siz, o, onlar, beni, bizi, seni, sizi, onu, onları, bana, bize, sana, size, ona, bende, bizde, benim, bizim, senin, sizin, onun, kendim, kendimiz, kendi, bu, şu, bunu, şunu, buna, bunlar, şunlar, bunun, burada, burası, orada, orası, oraya, buraya, oradan, buradan, nere, nereye, nerede, nereden, nereleri, nerelere, nerelerde, ne, neler, neyi, kim, kaç, hangi, nasıl, niye, niçin, neden, ne zaman, ne kadar, bir, bir de, ve, ya da, da, de, ki, mi, mı, mu, mü, midir, miyim, misin, misiniz, mısın, mısınız, musun, musunuz, ile, için, gibi, kadar, göre, diye, üzere, dair, hakkında, ilgili, çünkü, eğer, ise, hem, zaten, artık, hâlâ, daha, en, çok, pek, az çok, oldukça, gayet, epey, bayağı, fazlasıyla, tam, tamamen, bütün, tüm, hepsi, hepsini, her, her şey, her şeyi, herkes, hiç, bazı, birçok, pek çok, başka, diğer, diğerleri, aynı, farklı, böyle, şöyle, öyle, işte, evet, hayır, tamam, olur, olsun, olsa, olacak, olacağız, oluyor, olan, olarak, olduğu, olması, olmalı, olmasını, olup, oldu, olmak, olabilir, var, vardı, varsa, yok mu, idi, iken, iyi, güzel*, harika, süper, mükemmel, muhteşem, müthiş, şahane, keyifli, eğlenceli, unutulmaz, ilginç, ünlü, meşhur, popüler, bilinen, önemli, ana, başlıca, büyük, küçük, yeni, ideal, uygun, klasik, tipik, gerçek, tatlı, şirin, hoş, otantik, mutlaka, kesinlikle, muhakkak, tabii, tabi, elbette, aslında, açıkçası, yani, mesela, örneğin, örnek, vesaire, vs, vb, istiyorum, istiyoruz, isterim, isteriz, istiyor, istedim, istedik, isterdim, isterdik, istesem, istediğim, istediğimiz, istek, düşünüyorum, düşünüyoruz, düşündüm, düşündük, planlıyorum, planlıyoruz, planla, planlar, planlayın, planlayalım, planlamak, planlama, planı, planım, planımız, planını, plan, planlar mısın, planlar mısınız, hazırla, hazırlar, hazırlayın, hazırlamak, hazırlayabilir, hazırlar mısın, hazırlar mısınız, oluştur, oluşturur, oluşturun, oluşturmak, oluşturabilir, yap, yapar, yapın, yapmak, yapalım, yapacağız, yapacağım, yapıyoruz, yapıyorum, yapabilir, yapabiliriz, yapabilirim, yaparız, yaptık, yapılabilir, yapılacak, öner, öneri, önerir, önerin, öneriniz, önerisi, önerileri, önerebilir, önerirsin, önerirsiniz, tavsiye, tavsiyesi, eder, edin, et, ederim, ederiz, edebilir, edebilirim, edebilir misin, edebilir misiniz, etmek, edelim, ediyorum, ediyoruz, edeceğiz, edeceğim, edilecek, yardım, yardımcı, lazım, gerek, gerekiyor, gerekli, ver, verin, verir, verebilir, vermek, göster, söyle, anlat, bul, bulur, yaz, yazar, çiz, çıkar, çıkarır, ayarla, düzenle, organize, lütfen, rica, teşekkür*, teşekkürler, sağol, sağ ol, şimdiden, merhaba, selam, selamlar, iyi günler, günaydın, iyi akşamlar, gezi, gezisi, gezimiz, gezim, geziye, gezide, gezinin, gezilecek, gezilmesi, gezmek, gezmeyi, gezelim, gezeceğiz, gezeceğim, gezip, gezerek, geziyoruz, gezi planı, gezi rotası, geziler, seyahat*, yolculuk*, yolculuğ*, tur, turu, turumuz, turlar, tura, tatil*, tatili, tatile, tatilimiz, tatilde, rota*, güzergah*, program*, gün gün, tatil planı, izin, iznim, iznimiz, iznimizde, balayı hariç değil, yol, yolda, yola, yolu, yolumuz, yolumuzun, gitmek, gitmeyi, gidelim, gideceğiz, gideceğim, gidiyoruz, gidiyorum, gidip, gitsek, gitmeli, gideriz, gidilir, gidilecek, gelmek, gelip, geleceğiz, geleceğim, geliyoruz, geliyorum, varmak, varış, varacağız, ulaşmak, ulaşım*, ulaşalım, çıkmak, çıkacağız, çıkıyoruz, çıkalım, çıkıp, çıkış, ayrılmak, ayrılıp, ayrılıyoruz, geçmek, geçip, geçirmek, geçirelim, geçireceğiz, geçireceğim, geçiririz, geçelim, devam, devam edip, ederek, dolaşmak, dolaşalım, dolaşıp, görmek, görmeyi, görelim, göreceğiz, görülecek, görülmesi, görüp, görsek, görebilir, görebiliriz, görebileceğimiz, ziyaret*, keşfetmek, keşif, uğramak, uğrayalım, kalmak, kalalım, kalacağız, kalacağım, kalıp, kalıyoruz, kalıyorum, kalınacak, konaklama*, konaklamak, konaklayacağız, konaklayalım, konaklayıp, tanımak, yaşamak, tatmak, tadını, seviyorum, seviyoruz, severim, severiz, sevdiğim, hoşlanıyorum, hoşlanırız, beğendim, ilgi, ilgimi, ilgileniyorum, ilgileniyoruz, ilgilenen, meraklı, meraklıyım, merakım, hayalim, hayal, hedef, amaç, amacımız, ayır, ayıralım, ayırmak, ayırdım, süre, süreli, sürecek, sürsün, süren, süresi, süreyle, boyunca, içinde, esnasında, sırasında, arada, zaman, zamanımız, zamanım, zamanı, vakit, vaktimiz, vaktim, saatlerinde, sabah, öğlen, öğleden, akşam, gece vakti, yıl, yıldır, sene, yaşında, yaşındaki, şimdi, hemen, yakında, bir yere, bir yer, biraz, toplam, toplamda, toplu, toplu taşıma, genel, genelde, genel olarak, hep, birlikte, beraber, ortak, yetişkin, kişi, kişilik, kişiyiz, insan, turist, turistik, gezgin, yer, yeri, yere, yerler, yerleri, yerlere, yerlerde, mekan, mekanlar, nokta, noktalar, şehir, şehri, şehre, şehirde, şehirler, şehirleri, şehirlere, şehirlerini, şehirlerinde, şehirden, şehirlerarası, kent, kentler, kentleri, kenti, kasaba, kasabalar, ülke, ülkeler, ülkeleri, ülkede, ülkesi, ülkeye, bölge, bölgesi, bölgesini, bölgesinde, bölgesine, bölgeler, başkent, ilçe, il, köy, ilk kez, ilk defa, ilk kez gideceğiz, hiç gitmedim, hiç gitmedik, daha önce gitmedim, daha önce gitmedik, daha önce hiç, bilmiyorum, bilmiyoruz, henüz, emin değilim, emin değiliz, fark etmez, farketmez, önemli değil, sorun değil, sorun yok, problem değil, sadece değil, değil mi, neden olmasın, unutma, unutmadan, kaçırmadan, kaçırmamak, kaçırma, ayrıca, dahil, dahil olmak üzere, dahil olsun, hariç değil, olmazsa olmaz, şart, üstelik, zira, otel, oteli, oteller, otelde, hostel, havalimanı, havaalanı, gar, istasyon, bilet, biletler, bileti, araç, araçla, toplu taşımayla, taşıma, şekilde, şekli, biçimde, bir şekilde, yöntem, tarz, tarzı, tarzında, tempo, tempolu, tempoda, bütçe*, bütçemiz, bütçem, bütçeli, lira, tl, euro, dolar, bin, kullan, kullanarak, kullanmak, kullanalım, kullanacağız, binmek, binip, binelim, almak, alalım, alıp, itibaren, beri, doğru, durak, duraklar, mola, etap, bölüm, kısım, parça, aktif, direkt, ileri, dene, detaylı, kapsamlı, lüzum, tarih, tarihinde, tarihlerinde, tarihleri arasında, civarlarında, ayı, ayında, ayının, ayları, aylarında, haftası, haftasında, arkadaşlar, hocam, tane, adet, günlüğüne, şeklinde, olduğunda, zamanda, arası bir yerde, lar, ler, ları, leri, ın, in, un, ün, nın, nin, nun, nün, ı, i, u, ü, yı, yi, yu, yü, nı, ni, nu, nü, yla, yle, la, le, ordan, burdan, yine, gene, rota, rotası, rotayı, yollar, yolculuklar, tarafı, taraf, tarafları, tarafına, kalacam, gidecem, kalcam, gidecez, arkadaşlarımız, konusunda, esnek, esneğiz, esneğim, o yüzden, bu yüzden, önermedi, girmek, tutuyor, falan, girmek, sayın, olanak, yolunda, yolundan, yolları, arıyorum, arıyoruz, öneriyorsun`,
  signOffs:
    'saygılar, saygılarımla, saygılarımızla, teşekkürler, teşekkür ederim, teşekkür ederiz, sevgiler, iyi günler, şimdiden teşekkürler, selamlar, görüşürüz, öptüm, öpüyorum, hoşça kalın',
  ordinary: `
    ev, evde, anne, annem, baba, babam, eş, eşim, çocuk, çocuklar, oğlum, kızım, arkadaş, aile, ailem, dünya, aşk, mutluluk, umut, özgürlük, barış, güneş, yıldız, gök, orman, tarla, nehir, deniz, dağ, taş, su, ateş, kar, yağmur, hava, bahar, anahtar, cennet, bahçe, park, köprü, meydan, sokak, cadde, çarşı, pazar, ekmek, peynir, et, balık, çay, kahve, bira, pizza, makarna, suşi, kebap, baklava, iş, okul, üniversite, para, araba, tekne, liman, sahil, kuzey, güney, doğu, batı, eski, beyaz, siyah, kırmızı, yeşil, mavi, altın, gümüş, demir, çelik, gündüz, gece, ay, yaz, kış, güz, sonbahar, ilkbahar, saat, dakika, düğün, nişan, doğum, bayram, kutlama, ucuz, pahalı, sessiz, kolay, zor, şarkı, şiir, masal, fıkra, şaka, hikaye, kompozisyon, tarif, kod, şifre, talimat, talimatlar, yoksay, sistem, tablo, sil, soru, cevap, sayı, kelime, isim, liste, ödev, denklem, bar, balo, gül, aslan, kurt, ayı, at, köpek, kedi, tiyatro, sinema, opera, müzik, futbol, yoga, hamam, sauna, van, of, ordu, mut, kale, bor, siirt, batman, kars, muş, ağrı, ani, side, kaş, kemer, çeşme, fethiye, iskele, son, ilk, orta, göl, ova, bafra, rize, ada, adalar, polis, doktor, can, ayaş, ören, pınar, pınarbaşı, çay, göle, bala, silah, salt, mola`,
  numbers: `
    bir = 1, bi = 1, iki = 2, üç = 3, dört = 4, beş = 5, altı = 6, yedi = 7, sekiz = 8, dokuz = 9, on = 10, on bir = 11, on iki = 12, on üç = 13, on dört = 14, on beş = 15, on altı = 16, on yedi = 17, on sekiz = 18, on dokuz = 19, yirmi = 20, yirmi bir = 21, yirmi iki = 22, yirmi üç = 23, yirmi dört = 24, yirmi beş = 25, yirmi altı = 26, yirmi yedi = 27, yirmi sekiz = 28, yirmi dokuz = 29, otuz = 30, otuz bir = 31, kırk = 40, elli = 50, altmış = 60, yetmiş = 70, doksan = 90, yüz = 100,
    onbeş = 15, onbir = 11, oniki = 12, birer = 1, ikişer = 2, üçer = 3, dörder = 4, beşer = 5, birkaç = 3, bir kaç = 3, bir iki = 2, çift = 2, ikisi = 2, üçü = 3, düzine = 12, tek = 1`,
  lengths: `
    hafta sonu = 2 days, haftasonu = 2 days, hafta sonluk = 2 days, uzun hafta sonu = 3 days, bir buçuk hafta = 10 days, iki buçuk hafta = 17 days, haftalık = 7 days, haftalığına = 7 days, aylık = 30 days, yarım gün = 1 days, bir gece = 1 nights, birkaç gün = 3 days, birkaç günlük = 3 days, bayram tatili = 4 days`,
  units: {
    day: 'gün, günü, güne, günde, günden, günlük, günlüğüne, günlüğü, günlükte, günün, günler, gündür, günlerini, günle, güncük',
    night: 'gece, geceyi, geceye, gecede, gecelik, geceleme, gecelemeli, konaklama, geceliğine, geceler',
    week: 'hafta, haftayı, haftaya, haftada, haftalık, haftalığına, haftanın, haftalar',
    month: 'ay, aylık, aylığına, ayda',
    hour: 'saat, saati, saatlik, saatte, saatten, saatlik yol, saatlik sürüş, saatlik yolculuk, sa',
    km: 'km, kilometre, kilometreden, kilometreyi, kilometrelik',
    city: 'şehir, şehri, şehre, şehirde, şehirlik, şehirden, şehirler, kent, kenti, kentte, yer, yeri, yere, yerde, nokta, durak, ülke, ülkeyi, ülkede, kasaba, ada, adayı, destinasyon, başkent, lokasyon',
  },
  ordinalEndings:
    'inci, ıncı, uncu, üncü, nci, ncı, ncu, ncü, si, sı, i, ı, ü, u, da, de, ta, te, dan, den, tan, ten, günlük, ünde, inde, sinde, sında, ine, sine, ünden, inden, sinden, ından, una, üne',
  months: [
    'ocak, ocağın, ocak ayı',
    'şubat',
    'mart',
    'nisan',
    'mayıs',
    'haziran',
    'temmuz',
    'ağustos',
    'eylül',
    'ekim',
    'kasım',
    'aralık, aralığın',
  ],
  weekdays: [
    'pazartesi, pazartesiye, pazartesiden, pzt',
    'salı, salıya',
    'çarşamba, çarşambaya',
    'perşembe, perşembeye',
    'cuma, cumaya, cumadan',
    'cumartesi, cumartesiye, cmt',
    'pazar günü, pazara',
  ],
  seasons: seasonWords.tr,
  dates: {
    today: 'bugün, bugünden, hemen bugün',
    tomorrow: 'yarın, yarından',
    dayAfterTomorrow: 'öbür gün, ertesi gün, yarından sonra',
    next: 'gelecek, önümüzdeki, bir sonraki, haftaya, öbür',
    this: 'bu, bu yılki, bu seneki',
    fromNow: '… sonra, … sonrasında, … içinde başlayacak',
    early:
      'başı, başında, başları, başlarında, başından, başına, ilk yarısı, ilk yarısında, ilk haftası, ilk haftasında',
    mid: 'ortası, ortasında, ortaları, ortalarında, ortasından, ortasına',
    late: 'sonu, sonunda, sonları, sonlarında, sonuna, sonundan, ikinci yarısı, ikinci yarısında, son haftası, son haftasında',
    dayMark:
      'inde, ında, unda, ünde, sinde, sında, inci, ıncı, si, sı, i, ı, ü, u, de, da, te, ta, den, dan, ten, tan, inden, ından, undan, ünden, sinden, sından, ine, ına, una, üne, sine, sına, e, a, ye, ya',
    yearMark: 'yılı, yılında, yılının, senesi, senesinde',
    weekend: 'hafta sonu, haftasonu, hafta sonunda, hafta sonları',
  },
  roles: {
    from: '…dan, …den, …tan, …ten, …ndan, …nden, … çıkışlı, … kalkışlı, … hareketle, … hareket, … yola çıkıp, … yola çıkarak, … yola çıkıyoruz, … yola çıkacağız, … itibaren, … kalkıp, … çıkıp, … çıkarak, … çıkışı',
    to: '…a, …e, …ya, …ye, …na, …ne, … doğru, … gitmek, … gidelim, … gideceğiz, … gidip, … geçelim, … geçip, … geçeceğiz, … geçmek, … varış, … ulaşmak, … devam, … devam edip, … uçmak, … uçup, … uçacağız, … gidiş',
    via: '… üzerinden, … üstünden, … uğrayarak, … uğrayıp, … uğrayalım, … uğramak, … geçerek, … mola vererek, … mola verip, … molasıyla, … durarak, … durup, … aktarmalı',
    in: '…da, …de, …ta, …te, …nda, …nde, …daki, …deki, …taki, …teki, …ndaki, …ndeki, …ın, …in, …un, …ün, …nın, …nin, …nun, …nün, …ı, …i, …u, …ü, …yı, …yi, …yu, …yü, …nı, …ni, … içinde, … boyunca, … için, …lar, …ler, …ları, …leri, …larını, …lerini, …larında, …lerinde, …lık, …lik, …luk, …lük',
    visit:
      '… görmek, … görmek istiyorum, … görmek istiyoruz, … görelim, … gezmek, … gezmek istiyorum, … gezmek istiyoruz, … gezelim, … gezip, … gezeceğiz, … gezisi, … ziyaret, … ziyaret etmek, … ziyaret etmek istiyorum, … ziyaret etmek istiyoruz, … ziyaret edelim, … keşfetmek, … keşfetmek istiyorum, … keşfedelim, … gitmek istiyorum, … gitmek istiyoruz, … kalmak, … kalmak istiyorum, … kalmak istiyoruz, … kalalım, … kalıp, … kalacağız, … turu, … tatili, … seyahati, … rotası, … dolaşmak, … dolaşalım, … geçirmek, … geçirelim, … geçireceğiz, … dahil, … gibi, … olsun, … olmalı, … mutlaka, … konaklamak, … konaklayalım, … planı, … gezi planı',
    start:
      '… başlayabiliriz, … başlarız, … başlayım, … başlıyorum, … başlasak, … yola çıkalım, … başlayıp, … başlayarak, … başlamak, … başlasın, … başlayalım, … başlayacağız, … başlıyoruz, … başla, … başlayan, … başlangıç, … başlangıçlı, … iniş, … iniyoruz, … ineceğiz, başlangıç, başlangıç noktası, başlangıç noktamız, ilk durak, ilk durağımız, başlangıç şehri, … ilk durak olsun, çıkış, kalkış, çıkış yeri, hareket',
    end: '… bitir, … bitiririz, … bitirsek, … bitirebiliriz, … bitirin, … sonlandır, … bitsek, … bitirmek, … bitirip, … bitirelim, … bitireceğiz, … bitsin, … biten, … bitiyor, … bitecek, … sonlandırmak, … sonlandıralım, … sonlansın, … son bulsun, … bitiş, … noktalayalım, … son durak olsun, bitiş, bitiş noktası, son durak, son durağımız, varış noktası, … dönüş uçağı, … eve dönüş, … eve döneceğiz',
    home: '… yaşıyorum, … yaşıyoruz, … oturuyorum, … oturuyoruz, … ikamet ediyorum, … ikamet ediyoruz, … evim, … evimiz, … yaşayan, … uçacağım, … uçuyoruz, … uçuyorum, … uçuşla, … uçakla çıkacağız, evim …, evimiz …, … kalkacak, … kalkıyor, uçağımız …, … havalanacak',
    back: '… geri dönmek, … geri dönelim, … geri dönüş, … geri döneceğiz, … geri, … dönmek, … dönmek istiyorum, … dönmek istiyoruz, … dönüş, … dönelim, … dönüp, … dönüyoruz, … döneceğiz, … dönerek, … dönüşlü, … dönsün, … tekrar, … yeniden, … döneyim, … dönen, … yine döneceğiz, … döndüğümüz',
    base: '… üs olarak, … üs, … merkez alarak, … merkezli, … merkez olarak, … konaklayarak, … kalarak, … sabit kalıp, … hep kalıp, … konaklayıp, … konaklamalı, … kamp kurup, sürekli …, … sabit konaklama',
    dayTrip:
      '… günübirlik, … günübirlik gezi, … günübirlik tur, … günübirlik gidelim, … günübirlik gitmek, … günübirlik gezisi, … günlük tur, … günlük gezi, … bir günlük gezi, … bir günlüğüne, … günübirliğine, günübirlik, günübirlik olarak, … kaçamağı',
    between: '… arası, … arasında, … arasındaki',
    near: '… civarı, … civarında, … civarını, … çevresi, … çevresinde, … çevresini, … yakın, … yakını, … yakınında, … yakınları, … yakınlarında, … etrafı, … etrafında, … ve çevresi, … ve civarı, … dolayları, … ve çevresinde, … ve çevresini',
    until: '… kadar, … dek, … değin, en geç',
    after:
      '… sonrası, … sonrasında, … ardından, … takiben, … müteakip, … dan sonra, … den sonra, … tan sonra, … ten sonra, … dan sonrası',
    before: '… önce, … öncesi, … öncesinde, … evvel, … gitmeden önce, … geçmeden önce',
    not: '… istemiyorum, … istemiyoruz, … istemem, … istemeyiz, … istemiyor, … olmasın, … olmadan, … olmaksızın, … yok, … değil, …sız, …siz, …suz, …süz, … sevmiyorum, … sevmiyoruz, … sevmem, … sevmeyiz, … binmek istemiyorum, … binmek istemiyoruz, … binmeyelim, … binmeden, … binmem, … binmeyiz, … kullanmak istemiyorum, … kullanmak istemiyoruz, … kullanmadan, … kullanmayalım, … kullanmayacağız, … gitmek istemiyorum, … gitmek istemiyoruz, … gitmeyelim, … gitmeden, … görmek istemiyorum, … görmek istemiyoruz, … gerek yok, … lazım değil, … ilgilenmiyorum, … ilgilenmiyoruz, … ilgimi çekmiyor, … ilgimizi çekmiyor, … korkuyorum, … korkuyoruz, … korkarım, … nefret ediyorum, … nefret ederim, … kaçınalım, … kaçınmak istiyorum, … kaçınmak istiyoruz, … uzak durmak istiyorum, … kesinlikle olmasın, … asla, … hariç, … dışında, … araba kullanmıyorum, … kullanamıyorum, … kullanamıyoruz, … uçmak istemiyorum, … uçmak istemiyoruz, … uçmadan, … istemez, … bulunmasın, ne …, asla …, … uygun değil, kimse …, … mümkün değil, … imkansız, … yasak, … söz konusu değil, … olmaz, … seçenek değil, … olmuyor, … binemiyor, … binemem, … binemeyiz',
    except:
      '… hariç, … dışında, … haricinde, … gittim, … gittik, … daha önce gittim, … daha önce gittik, … gördük, … gördüm, … daha önce gördük, … daha önce gördüm, … zaten gördük, … zaten gördüm, … zaten gittik, … zaten gittim, … gezdik, … gezdim, … daha önce gezdik, … atla, … atlayalım, … geçelim istemiyoruz, … biliyoruz, … es geçelim, … pas geçelim, … çıkaralım, … iptal, … iptal oldu, … çıkardık, … vazgeçtik, … vazgeçildi, … olmayacak, … olmaz, … gitmiyoruz, … gitmeyeceğiz, … gitmeyeceğim, … gitmem, … gitmeyiz, … kalsın, … başka sefere, … elendi, … eledik, … sildik, … düştü, … bu sefer değil, … atlıyoruz, … istemedik, … çıktı',
    instead: '… yerine, … değil de, … değil',
    maybe:
      'belki …, belki de …, … belki, … belki de, vakit kalırsa …, … vakit kalırsa, zaman kalırsa …, … zaman kalırsa, vaktimiz kalırsa …, … vaktimiz kalırsa, zamanımız kalırsa …, … zamanımız kalırsa, vakit olursa …, … vakit olursa, mümkünse …, … mümkünse, … olabilir, … da olabilir, … de olabilir, fırsat olursa …, … fırsat olursa, isteğe bağlı …, … isteğe bağlı, yetişirse …, … yetişirse, olursa …, … olursa, opsiyonel …, … opsiyonel',
    only: 'sadece …, … sadece, yalnızca …, … yalnızca, yalnız …, sırf …, tamamen …, hep …, sadece ve sadece …',
    prefer:
      'tercihen …, … tercih, … tercih ederim, … tercih ederiz, … tercih ediyorum, … tercih ediyoruz, … tercihim, … tercihimiz, mümkünse …, … mümkünse, mümkün olduğunca …, … mümkün olduğunca, genellikle …, çoğunlukla …, daha çok …, ağırlıklı …, … ağırlıklı, öncelikli …, … öncelikli, özellikle …, tercihan …, en çok …, … olursa iyi olur',
    each: 'her şehirde, her şehre, her şehir, her birinde, her birine, her biri, her yerde, her durakta, … her şehirde, … her birinde, … her yerde, … her durakta, şehir başına, … şehir başına, her bir şehirde, her ülkede, … her ülkede, her şehir için, her noktada, … şehir başı, her şehrinde, şer, şar, birer, ikişer, üçer, dörder, beşer',
    rest: 'kalan …, kalanı …, kalan günler …, kalan günleri …, kalan günlerde …, kalan zamanı …, kalan zaman …, kalan zamanda …, geri kalanı …, geri kalan …, geri kalan günler …, geri kalan günleri …, geri kalan zamanı …, geri kalanını …, gerisi …, gerisini …, kalanını …, kalan süre …, kalan süreyi …, diğer günler …, kalan geceler …',
    with: 'ile, …la, …le, …yla, …yle, kullanarak, vasıtasıyla, aracılığıyla, artı',
  },
  links: {
    and: 've, ile, ayrıca, bir de, artı, hem, hem de, ve de, yanı sıra, dahil, &, ve ayrıca, üstüne, ek olarak',
    or: 'veya, ya da, yahut, veyahut, yoksa',
    onward:
      'sonra, daha sonra, ondan sonra, ardından, sonrasında, ve sonra, ve ardından, peşinden, önce, ilk önce, öncelikle, ilk olarak, başta, son olarak, en son, en sonunda, sonunda, nihayet, oradan, oradan da, bunun ardından, takiben, arkasından, akabinde, sonraki durak, derken, ordan, ordan da, burdan, oradan sonra',
    there: 'orada, oraya, orda, oraları',
    setTo: '',
    but: 'ama, fakat, ancak, lakin, yalnız, oysa, yoksa, aksi halde, ne var ki, gerçi, buna karşın',
    least:
      'en az, en azından, minimum, asgari, min, ve üzeri, veya daha fazla, ya da daha fazla, … az olmamak üzere',
    most: 'en fazla, en çok, maksimum, azami, maks, max, geçmesin, aşmasın, geçmeyecek, aşmayacak, altında, daha az, veya daha az, fazla olmasın, uzun olmasın, geçmemeli, fazla sürmesin',
    about:
      'yaklaşık, aşağı yukarı, civarı, civarında, takriben, ortalama, gibi, falan, filan, şöyle böyle, yaklaşık olarak',
    half: 'yarım, yarısı, yarısını, buçuk, yarısında, yarı',
    third: 'üçte biri, üçte birini, üçte birinde',
    mostly: 'çoğu, çoğunu, çoğunda, büyük kısmı, büyük kısmını, büyük bölümü, büyük bölümünü, çoğunluğu',
    ofTheTrip:
      'zamanın, gezinin, tatilin, seyahatin, yolculuğun, sürenin, zamanımızın, tatilimizin, gezimizin, günlerin, turun, vaktin',
    correction:
      'hayır, yok hayır, hayır dur, dur, yok dur, dur hayır, dur bir dakika, pardon, yok yok, hayır hayır, vazgeçtim, aslında hayır, yok vazgeçtim, daha doğrusu, yani hayır',
    firstStop:
      'ilk şehirde, ilk şehir, ilk durakta, ilk şehre, ilkinde, ilkini, ilk durak, ilk durağı, birinci durak, ilkinden',
    lastStop:
      'son şehirde, son şehir, son durakta, son şehre, sonuncuda, sonuncuyu, son durak, son durağı, sonuncu, sonuncudan',
    fromThere: 'oradan, ordan, oradan da, ordan da, oradan sonra',
    than: 'değil de',
    secondStop: 'ikinci durak, ikinci şehir, ikinci durakta, ikinci şehirde, ikincide, ikinciyi',
    thirdStop: 'üçüncü durak, üçüncü şehir, üçüncü durakta, üçüncü şehirde, üçüncüde',
    firstTwo: 'ilk ikisini, ilk ikisinin, ilk iki şehri, ilk iki şehrin, ilk iki durağı',
    lastTwo: 'son ikisini, son ikisinin, son iki şehri, son iki şehrin, son iki durağı, son iki durağın',
    bothStops: 'ikisini, ikisinin, iki şehrin, ikisi',
  },
  wishes: {
    loop: 'başlangıç noktasına, gidiş dönüş, gidiş-dönüş, gidiş geliş, gidip dönelim, gidip dönmek, gidip gelmek, dairesel, dairesel rota, döngü, döngüsel, yuvarlak tur, çember, halka, halka rota, başladığımız yere dönelim, başladığımız yere, başlangıç noktasına dönüş, aynı yere dönüş, aynı yere dönelim, geri dönmek, geri dönelim, geri dönüş, eve dönüş, eve dönelim, eve dönmek, başlayıp bitirmek, başlayıp bitirelim, başlayıp biten, başlayıp bitsin, tekrar dönüş, geri döneceğiz, dönüşlü, ring',
    anyOrder:
      'herhangi bir sırayla, sıra önemli değil, sırası önemli değil, sıralama önemli değil, sıra fark etmez, sırası fark etmez, en iyi sırayla, en uygun sırayla, en mantıklı sırayla, optimum sıra, en verimli sırayla, sırayı sen belirle, sırayı siz belirleyin, sıralama sana kalmış, istediğin sırayla, hangi sırayla olursa, sıra farketmez',
    inOrder:
      'bu sırayla, bu sıra ile, tam bu sırayla, şu sırayla, sırasıyla, sırayla, verilen sırayla, aynen bu sırayla, bu sıralamayla, sıra önemli, sırayı bozma, sırayı bozmadan, sırayı değiştirme',
    overland:
      'karayoluyla, karadan, kara yoluyla, kara yolu ile, karayolu, karayolu ile, uçaksız, uçak olmadan, uçmadan, uçağa binmeden, uçak kullanmadan, uçmak istemiyorum, uçmak istemiyoruz',
    firstLeg:
      'gidişte, gidiş, giderken, gidiş yolunda, gidişi, ilk etap, ilk etapta, ilk yolculuk, ilk bölüm, ilk yol',
    lastLeg:
      'dönüşte, dönüş, dönerken, dönüş yolunda, dönüşü, dönüş yolu, geri dönüşte, son etap, son etapta, geri dönerken, eve dönüş, eve dönüşte, evde, evde olmak, son bölüm, son yolculuk',
  },
  transport: wayWords.tr,
  directions: {
    north:
      'kuzey, … kuzeyi, … kuzeyini, … kuzeyinde, … kuzeyine, kuzeyi, kuzeyde, kuzey tarafı, kuzeydoğu, kuzeybatı, … kuzey kesimi',
    south:
      'güney, … güneyi, … güneyini, … güneyinde, … güneyine, güneyi, güneyde, güney tarafı, güneydoğu, güneybatı',
    east: 'doğu, … doğusu, … doğusunu, … doğusunda, … doğusuna, doğusu, doğuda',
    west: 'batı, … batısı, … batısını, … batısında, … batısına, batısı, batıda',
    centre: 'orta, merkezi, iç, … ortası, … ortasında, … merkezi, … merkezinde, … iç kesimleri',
  },
  themes: {
    beach:
      'plaj*, deniz, denize, denizi, denizde, kumsal*, sahil*, kıyı*, güneşlen*, yüzmek, yüzme, yüzelim, yüzebil*, deniz kenarı, deniz tatili, deniz kum güneş, güneş, koy, koylar, koyları, koylarda, kum',
    island:
      'ada, adalar, adaları, adalara, adalarını, adaya, adada, ada turu, adaları gezmek, ada ada, adacık*',
    mountains:
      'dağ, dağlar, dağları, dağlara, dağlarda, dağlık, yanardağ*, volkan*, yayla, yaylalar, yaylaları, yaylalara, zirve*, tepeler',
    hiking:
      'yürüyüş*, doğa yürüyüşü, doğa yürüyüşleri, trekking, treking, hiking, tırmanış*, tırman*, dağcılık, patika*, kamp, yürümek, yürüme, kaya tırmanışı',
    skiing:
      'kayak, kayağa, kayak yapmak, kayak merkezi, kayak merkezleri, kayak tatili, snowboard, kış sporları, kar, kayalım',
    nature:
      'doğa, doğayı, doğası, doğal*, doğada, doğayla, milli park, milli parklar, milli parkları, milli parkı, şelale*, manzara*, orman, ormanlar, ormanları, fiyort*, buzul*, kanyon*, vadi, vadiler, vadileri, bahçe, bahçeler, bahçeleri, mağara*, kiraz çiçekleri, sakura, yağmur ormanı, yeşillik, yeşil alanlar, doğa harikaları',
    wildlife:
      'safari, safariye, vahşi yaşam, yaban hayatı, hayvan, hayvanlar, hayvanları, hayvanat bahçesi, kuş gözlemi, kuşlar, balina*, fil, filler, goril*, kaplan, kaplanlar, yunuslar, penguen*',
    desert: 'çöl, çöller, çölü, çölde, çöle, kum tepeleri, vaha*, deve, develer, çöl turu',
    lakes: 'göl, göller, gölü, gölleri, göle, gölde, göl kenarı, göllere, göllerde',
    diving: 'dalış*, dalmak, tüplü dalış, şnorkel*, mercan*, resif*, su altı, sualtı, dalalım',
    surfing: 'sörf*, dalga sörfü, rüzgar sörfü, kitesurf*, uçurtma sörfü, dalga, dalgalar',
    wine: 'şarap*, şarabı, üzüm bağları, bağ, bağlar, bağları, bağbozumu, şarap tadımı, tadım, şaraphane*, bağ evi',
    food: 'yemek, yemekler, yemekleri, yemeklerini, yeme içme, yemek yemek, lezzet*, mutfak, mutfağı, mutfağını, gastronomi*, restoran*, lokanta*, sokak lezzetleri, sokak yemekleri, gurme*, kahve, kafe, kafeler, bira, pazarlar, yöresel, yerel yemekler, tatlı, tatlılar, kebap, kahvaltı, yiyecek*, tatmak, midye',
    history:
      'tarih, tarihi, tarihî, tarihini, tarihsel, müze*, antik*, antik kent, antik kentler, ören yeri, ören yerleri, kalıntı*, harabe*, arkeoloji*, ortaçağ, orta çağ, eski şehir, eski şehirler, eski kent, kültür*, kültürel, miras, mirası, unesco, anıt*, medeniyet*, roma dönemi, osmanlı, tarihi yerler, geçmiş, piramit*, piramid*',
    art: 'sanat*, sanatı, galeri*, resim, resimler, sergi*, ressam*, sanat galerisi',
    architecture:
      'mimari*, mimarisi, mimarlık, yapı, yapılar, yapıları, katedral*, saray, saraylar, sarayları, sarayı, saraylarını, gökdelen*, gotik, barok, rönesans, art nouveau, binalar, bina, köprüler',
    castles: 'kale, kaleler, kaleleri, kalesi, kaleyi, şato*, hisar, hisarlar, surlar',
    religion:
      'tapınak*, tapınağ*, manastır*, cami, camiler, camileri, camii, kilise*, hac, umre, kutsal*, türbe*, dini, dinî, manevi, ruhani, inanç turizmi, sinagog*',
    nightlife:
      'gece hayatı, gece hayatını, gece hayatına, gece kulübü, gece kulüpleri, parti*, eğlence*, eğlenmek, kulüp*, bar, barlar, barları, barlara, disko*, pub, publar, meyhane*, gece eğlencesi',
    music: 'müzik*, müziği, konser*, opera, operaya, festival*, caz, canlı müzik, bale',
    shopping:
      'alışveriş*, çarşı*, kapalıçarşı, pazar, pazarı, pazarları, mağaza*, avm, outlet*, hediyelik*, noel pazarı, noel pazarları, noel pazarlarını, yılbaşı pazarları, butik*, indirim*',
    spa: 'spa, kaplıca*, termal*, hamam*, sauna, masaj*, wellness, sıcak su kaynakları, içmeler, ılıca, dinlenme tesisi',
    family:
      'lunapark*, eğlence parkı, eğlence parkları, tema parkı, tema parkları, disneyland*, disney, legoland, aquapark, su parkı, çocuk dostu, çocuklara uygun, çocuklar için, çocuklu, oyun parkı, aile dostu',
    romance:
      'romantik*, romantizm, balayı, balayımız, balayına, balayında, balayı tatili, yıldönümü, evlilik teklifi, evlilik yıldönümü, sevgililer günü',
    auroras:
      'kuzey ışıkları, kuzey ışıklarını, kuzey ışığı, kuzey ışıklarına, aurora, aurorayı, kutup ışıkları, kutup ışıklarını',
  },
  pace: {
    slow: 'yavaş*, sakin*, rahat*, dinlen*, dinlenerek, dinlenmek, acele etmeden, acelesiz, acelemiz yok, acele yok, telaşsız, koşturmadan, koşturmaca olmadan, koşturmaca olmasın, yormadan, yorucu olmasın, çok yorulmadan, yorulmadan, stressiz, keyfini çıkararak, ağır ağır, huzurlu, kafa dinlemek, ağırdan, düşük tempo, düşük tempolu, daha yavaş, daha sakin, daha rahat, çok hızlı olmasın, çok yoğun olmasın, yoğun olmasın, huzur, sindire sindire',
    normal: 'normal tempo, normal tempoda, orta tempo, orta tempoda, normal hız',
    fast: 'olabildiğince çok, mümkün olduğunca çok, olabildiğince çok şehir, mümkün olduğunca çok şehir, olabildiğince çok yer, mümkün olduğunca çok yer, ne kadar çok olursa, hızlı, hızlıca, daha hızlı, yoğun, yoğun program, dolu dolu, tempolu, yüksek tempo, her şeyi görmek, maksimum şehir, çok sayıda şehir, çabuk, koşturmacalı, aksiyon*',
  },
  company: {
    alone:
      'yalnız, yalnız başıma, tek başıma, tek başına, tek kişi, solo, kendi başıma, tek kişilik, yalnız seyahat, tek gidiyorum, tek gideceğim',
    couple:
      'eşimle, karımla, kocamla, sevgilimle, sevgilim, kız arkadaşımla, erkek arkadaşımla, nişanlımla, iki kişi, iki kişiyiz, iki kişilik, iki kişi için, çift, çift olarak, çiftler, eşim ve ben, ben ve eşim, partnerimle, karı koca, hanımla, eşim, baş başa, başbaşa, 2 kişi, 2 kişiyiz, 2 kişilik',
    family:
      'aile*, ailece, ailemle, ailecek, çocuk, çocuklar, çocukla, çocuklarla, çocuğum*, çocuğumuz*, çocuklarım*, çocuklarımız*, çocuklu, bebek*, oğlum*, oğlumuz*, kızım*, kızımız*, torun*, ergen*, yaşındaki çocuk, yaşındaki çocuğumuz',
    friends:
      'arkadaş, arkadaşlarla, arkadaşlarımla, arkadaşımla, arkadaş grubu, arkadaş grubuyla, arkadaşlarım, arkadaşlar, kankalar, kankam*, bekarlığa veda, kız kıza, erkek erkeğe, dostlarla, dostlarımla',
    seniors:
      'yaşlı*, emekli*, anne babamla, annemle, babamla, annem, babam, annem ve babam, anneannem*, babaannem*, dedem*, büyükanne*, büyükbaba*, anne babam, ebeveyn*, büyüklerimle, orta yaş üstü, anne ve babamla, anne babamla, anne ve babamız, anne ve babam',
    group:
      'grup, grupla, grubumuz, kalabalık, kalabalık grup, okul gezisi, sınıf*, iş arkadaşlarım*, iş arkadaşlarımla, ekip, ekibimizle, şirket gezisi, takım*',
    pet: 'köpek*, köpeğim*, köpeğimle, köpeğimizle, kedi*, kedim*, evcil hayvan*, evcil hayvanla, evcil hayvanımla, patili dost*',
  },
  budget: {
    low: 'ucuz*, ucuza, uygun fiyatlı, uygun bütçeli, uygun fiyata, ekonomik*, hesaplı, düşük bütçe*, düşük bütçeyle, kısıtlı bütçe*, kısıtlı bütçeyle, sınırlı bütçe*, sınırlı bütçeyle, az bütçe, az bütçeyle, küçük bütçe*, bütçe dostu, tasarruf*, sırt çantalı, sırt çantasıyla, sırt çantamla, sırtçantalı, backpacker, interrailci, pahalı olmasın, çok pahalı olmasın, pahalı olmayan, az para*, para harcamadan, fazla para harcamadan, öğrenci*, en ucuz, daha ucuz, masrafsız, az masraflı, otostop*, düşük maliyetli, fiyat performans, bütçe düşük, bütçem düşük, bütçemiz düşük, bütçe az, bütçe kısıtlı, bütçem kısıtlı, bütçemiz kısıtlı',
    medium: 'orta bütçe*, orta bütçeli, orta halli, orta seviye, orta segment',
    high: 'lüks*, lüx, konforlu, pahalı, daha pahalı, beş yıldızlı, 5 yıldızlı, vip, premium, birinci sınıf, business class, para sorun değil, bütçe sorun değil, bütçe sınırı yok, bütçe önemli değil, para önemli değil, yüksek bütçe*, üst düzey, butik lüks, şatafatlı',
  },
  edits: {
    add: '… ekle, … ekleyin, … ekler, … eklemek, … ekleyelim, … ekler misin, … ekle lütfen, ekle, ekleyin, ekler, ekleyelim, eklemek, … dahil et, … dahil edelim, … dahil edin, … koy, … da olsun, … de olsun, ilave, … ilave et, ilave et, … da görmek istiyorum, … sıkıştır',
    remove:
      '… çıkar, … çıkarın, … çıkaralım, … çıkarmak, … çıkarır, … sil, … silin, … kaldır, … kaldırın, … kaldıralım, … kaldırmak, … iptal, … iptal et, … olmasın, … atla, … atlayalım, … vazgeç, … vazgeçelim, … vazgeçtik, çıkar, çıkarın, çıkaralım, sil, kaldır, kaldırın, kaldıralım, iptal et, at, … at, … istemiyorum, … istemiyoruz, … gerek yok, … eksilt',
    replace:
      '… değiştir, değiştir, değiştirin, değiştirelim, değiştirmek, … değiştirin, … değiştirelim, … yap, çevir, … çevir, yerine koy, … yerine koy, yer değiştir, yerlerini değiştir, … takas et, takas et, yerini değiştir, yerlerini değiştirelim, yerini değiştirelim, sırasını değiştir',
    more: 'daha, daha fazla, fazla, fazladan, ekstra, ilave, artır, arttır, ek, uzun kalalım, fazladan zaman, kalan zaman',
    less: 'daha az, az, azalt, eksilt, eksik, düşür',
    longer:
      'daha uzun, uzat, uzatın, uzatalım, uzatmak, uzun, daha çok kalalım, daha uzun kalalım, daha fazla zaman, daha çok zaman, çok kısa, biraz daha uzun, uzatır mısın, uzatılsın, artıralım',
    shorter:
      'daha kısa, kısalt, kısaltın, kısaltalım, kısaltmak, kısa, daha az kalalım, daha az zaman, çok uzun, biraz daha kısa, kısaltır mısın, kısaltılsın, azaltalım',
    move: 'taşı, taşıyın, taşıyalım, kaydır, kaydırın, kaydıralım, al, alın, alalım, getir, … taşı, … al, … kaydır, … koy, ertele, öne al, sona al, öne çek',
    later:
      'sonra, daha sonra, geç, daha geç, ertele, erteleyelim, erteleyin, ertelensin, ötele, sonraya, sonrasına, ileri al',
    earlier:
      'önce, daha önce, erken, daha erken, öne al, öne çek, öne alalım, öne çekelim, erkene al, erkene',
    inItsPlace: 'daha iyisi, onun yerine, bunun yerine',
    freed:
      'o geceleri, bu geceleri, onun gecelerini, o geceler, o günleri, o geceyi, aynı gün, aynı süre, aynı gece',
    toStart:
      'başa, en başa, başına, başlangıca, ilk sıraya, en öne, öne, ilk durak olarak, ilk olarak, başta olsun, ilk durak yap',
    toEnd:
      'sona, en sona, sonuna, son sıraya, en arkaya, son durak olarak, son olarak, sonda olsun, son durak yap',
    reverse:
      'tersine çevir, ters çevir, tersine, tersten, ters, ters sırayla, ters sırada, ters yönde, tam tersi, rotayı ters çevir, sırayı ters çevir, tersine döndür, sondan başa, aksi yönde',
    another:
      'başka bir, başka bir rota, başka bir öneri, başka bir gezi, başka bir plan, başka rota, başka öneri, farklı bir, farklı bir rota, farklı bir öneri, farklı bir plan, farklı bir gezi, başka bir şey, farklı bir şey, tekrar dene, yeniden dene, bir daha dene, baştan, yeni bir öneri, yeni öneri, alternatif*, beni şaşırt, bizi şaşırt, şaşırt, başka seçenek, yeniden planla, yeniden',
  },
  nameEndings: [
    ['ı', ''],
    ['i', ''],
    ['u', ''],
    ['ü', ''],
    ['yı', ''],
    ['yi', ''],
    ['yu', ''],
    ['yü', ''],
    ['nı', ''],
    ['ni', ''],
    ['nu', ''],
    ['nü', ''],
    ['larını', 'ları'],
    ['lerini', 'leri'],
    ['larında', 'ları'],
    ['lerinde', 'leri'],
    ['larına', 'ları'],
    ['lerine', 'leri'],
    ['larından', 'ları'],
    ['lerinden', 'leri'],
    ['sını', 'sı'],
    ['sına', 'sı'],
    ['sında', 'sı'],
    ['sından', 'sı'],
    ['sini', 'si'],
    ['sine', 'si'],
    ['sinde', 'si'],
    ['sinden', 'si'],
  ],
  letters: [],
  places: `
    adana = Adana, bordo = Bordeaux, kurtuba = Córdoba, marakeş = Marrakesh, şarm el şeyh = Sharm el-Sheikh, hive = Khiva, abd = US, amerika = US, birleşik krallık = GB, ingiltere = England, britanya = GB, hollanda = NL, bae = AE, kore = KR, güney kore = KR, çekya = CZ, çek cumhuriyeti = CZ, bosna = BA, balkan = Balkans, balkanlar = Balkans, balkanları = Balkans, balkanlara = Balkans, balkanlarda = Balkans, balkan ülkeleri = Balkans, balkan ülkelerini = Balkans, balkan turu = Balkans, karadeniz = Black Sea Region, doğu karadeniz = Eastern Black Sea, batı karadeniz = Western Black Sea, ege = Aegean Region, egede = Aegean Region, ege bölgesi = Aegean Region, ege kıyıları = Aegean Region, ege sahilleri = Aegean Region, akdeniz = Mediterranean, akdeniz bölgesi = Mediterranean Region, güneydoğu = Southeastern Anatolia, güneydoğu anadolu = Southeastern Anatolia, gap = Southeastern Anatolia, doğu anadolu = Eastern Anatolia, iç anadolu = Central Anatolia, anadolu = Anatolia, trakya = East Thrace, marmara = Marmara Region, likya = Lycia, likya yolu = Lycian Way, kapadokya = Cappadocia, antep = Gaziantep, urfa = Şanlıurfa, maraş = Kahramanmaraş, izmit = İzmit, antakya = Antakya, güney fransa = Provence, fransa'nın güneyi = Provence, fransız rivierası = French Riviera, amalfi kıyıları = Amalfi Coast, amalfi sahilleri = Amalfi Coast, como gölü = Lake Como, garda gölü = Lake Garda, toskana = Tuscany, toskana bölgesi = Tuscany, sicilya = Sicily, endülüs = Andalusia, iskandinavya = Scandinavia, iskandinav ülkeleri = Scandinavia, iskandinav = Scandinavia, baltık = Baltic states, baltık ülkeleri = Baltic states, baltık ülkelerini = Baltic states, baltıklar = Baltic states, benelüks = Benelux, benelux = Benelux, kafkasya = Caucasus, kafkaslar = Caucasus, avrupa = Europe, batı avrupa = Western Europe, doğu avrupa = Eastern Europe, orta avrupa = Central Europe, güneydoğu asya = Southeast Asia, uzakdoğu = Southeast Asia, uzak doğu = Southeast Asia, orta asya = Central Asia, güney amerika = South America, orta amerika = Central America, latin amerika = Latin America, alpler = Alps, alpleri = Alps, alplerde = Alps, alplere = Alps, dolomitler = Dolomites, dolomitleri = Dolomites, kanarya adaları = Canary Islands, maldivler = MV, maldivlere = MV, seyşeller = SC, filipinler = PH, yunan adaları = Greek Islands, yunan adalarını = Greek Islands, yunan adalarına = Greek Islands, karadağ = ME, makedonya = MK, kuzey makedonya = MK, suudi = SA, kıbrıs = CY, kuzey kıbrıs = Northern Cyprus, kktc = Northern Cyprus, italyan = IT, ispanyol = ES, fransız = FR, alman = DE, yunan = GR, portekiz = PT, japon = JP`,
  texts: {
    'names.between': '{from} – {to}, {days, plural, one {# gün} other {# gün}}',
    'names.round': '{start} çıkışlı gidiş dönüş, {days, plural, one {# gün} other {# gün}}',
    'names.area': '{where}, {days, plural, one {# gün} other {# gün}}',
    'names.cities': '{names}, {days, plural, one {# gün} other {# gün}}',
    description: '{stops}. Ulaşım: {types}.',
    stopWithDays: '{name} ({days, plural, one {# gün} other {# gün}})',
    'types.plane': 'uçak',
    'types.train': 'tren',
    'types.bus': 'otobüs',
    'types.car': 'araba',
    'days.first': 'Başlangıç: {city}.',
    'days.leave':
      '{city} – {next} yolculuğu {type, select, plane {uçakla} train {trenle} bus {otobüsle} car {arabayla} other {}}.',
    'days.arrive':
      '{from} – {city} yolculuğu {type, select, plane {uçakla} train {trenle} bus {otobüsle} car {arabayla} other {}}, yaklaşık {km, number, ::group-off} km.',
    'days.underway': 'Yolda: {from} – {to}.',
    'days.explore': '{city}: şehri keşfetmek için bir gün.',
    'days.more': '{city}: kendi temponda bir gün daha.',
    'days.around': '{city} ve çevresi.',
    'days.home':
      '{city}: son saatler, ardından {type, select, plane {uçakla} train {trenle} bus {otobüsle} car {arabayla} other {}} dönüş: {home}.',
    'days.outing': 'Günübirlik gezi: {city} – {other} ve dönüş.',
    understoodNothing:
      'Bu metinde bir yer bulunamadı. Bir şehir, ülke veya bölge yazın, örneğin “İtalya’da trenle 10 gün”.',
    unknownPlace: '“{name}” listede yok, bu yüzden atlandı.',
    defaultDays: 'Süre belirtilmedi, bu yüzden gezi {days, number} gün.',
    pastDate: '{day} geçmişte kaldı.',
    chosenCities:
      '{where}: {count, plural, one {tanınmış # şehir seçildi} other {tanınmış ve birbirine yakın # şehir seçildi}}.',
    fewerCities:
      '{asked, number, ::group-off} şehir {days, number} güne sığmıyor; planda {kept, number} şehir var.',
    crowded: '{days, number} günde {cities, number} şehir: her birine az zaman kalıyor.',
    noLand: '{from} – {to} arasında kara yolu yok, bu yüzden bu bölüm uçakla.',
    ferry: '{from} – {to} arasında yolun bir kısmı feribotla.',
    refusedPlane: '{from} – {to} arası uçaksız gidilemiyor, bu yüzden bu bölüm uçakla.',
    avoided: '{name} hem istendi hem istenmedi; atlandı.',
    startChosen: 'Gezi burada başlıyor: {name}.',
    townFor: 'Bu istek için {name} seçildi.',
    leftOut: '{name} sığmadığı için atlandı.',
    passedThrough: 'Yalnızca geçip gitmeye zaman var: {names}.',
    otherNights: '{name}: {asked, number} yerine {nights, plural, one {# gece} other {# gece}}.',
    otherLength: 'Gezi {asked, number} yerine {days, plural, one {# gün} other {# gün}}.',
    otherCount:
      'Gezide {asked, number, ::group-off} yerine {kept, plural, one {# şehir} other {# şehir}} var.',
    otherOrder: 'İstenen sıra kendisiyle çelişiyor; yeni sıra: {names}.',
    longLeg: '{from} – {to} yaklaşık {hours, plural, one {# saat} other {# saat}} sürüyor.',
    otherTransport:
      '{from} – {to}: {type, select, plane {uçak} train {tren} bus {otobüs} car {araba} other {}}; istenen araçların hiçbiri oraya gitmiyor.',
    noNightTrain: 'Bu geziye uyan bir gece treni ya da gece otobüsü yok.',
    closedBorder: '{from} – {to}: sınır kapalı.',
    noSuchTown: 'Gezideki hiçbir yer bu isteğe uymuyor.',
    outOfSeason: 'Şu an mevsimi değil: {names}.',
    nextYear: '{day} geçmişte kaldı, bu yüzden gezi {next} tarihinde başlıyor.',
    otherDates: 'İstenen tarihlerin hepsi uymuyor; gezi {day} tarihinde başlıyor.',
    noTime: 'Zaman kalmıyor: {where}.',
    shorterOrder: 'Yazılan sıra korundu. Daha kısa sıra: {names}.',
    longer: 'Yalnızca yol {asked, number} günden uzun sürüyor, bu yüzden gezi {days, number} gün.',
    tooFar:
      '{from} – {to}: bu sürede {wanted, select, plane {uçakla} train {trenle} bus {otobüsle} car {arabayla} other {}} gitmek için çok uzak, bu yüzden bu bölüm uçakla.',
    ferryInstead: '{from} – {to}: feribota binin; gezilerde gemi yok, bu yüzden otobüs olarak gösteriliyor.',
    noTrains: '{country}: yolcu trenlerine güvenilemez, bu yüzden orada otobüs kullanılıyor.',
    chosenBetween: 'Yol üstündeki duraklar tanınmış ve rotaya yakın oldukları için seçildi.',
    chosenAround: 'Hedef belirtilmedi, bu yüzden gezi çevredeki tanınmış şehirlere gidiyor: {name}.',
    dayTrip:
      'Bir gezide iki şehir gerekir, bu yüzden günübirlik bir gezi eklendi: {city} – {other}; kalmak isterseniz silin.',
  },
}
