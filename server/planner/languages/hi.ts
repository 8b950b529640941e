import { seasonWords } from '#shared/words/season-words.ts'
import { wayWords } from '#shared/words/way-words.ts'
import type { Language } from './language.ts'

export const hi: Language = {
  tag: 'hi',
  hasSpaces: true,
  filler: `मैं, मैंने, मुझे, मुझको, मेरा, मेरी, मेरे, हम, हमें, हमको, हमने, हमारा, हमारी, हमारे, आप, आपको, आपका, आपकी, आपके, तुम, तुम्हें, तू, वह, वो, यह, ये, इस, उस, इसे, उसे, इसको, उसको, इन, उन, इनको, उनको, वे, अपना, अपनी, अपने, का, की, के, को, से, में, पर, पे, ने, तक, और, या, तो, ही, भी, हाँ, हां, जी, नही, कि, जो, जिसमें, जिस, जब, तब, अब, अगर, यदि, क्योंकि, इसलिए, ताकि, लिए, लिये, वाला, वाली, वाले, वालों, है, हैं, हूँ, हूं, हो, था, थी, थे, होगा, होगी, होंगे, होना, होता, होती, होते, हुआ, हुई, हुए, होकर, रहा, रही, रहे, रहना, रहूंगा, रहेंगे, रहें, रुकना, रुकेंगे, रुकूंगा, रुकें, रुकने, रुक, ठहरना, ठहरेंगे, ठहरने, ठहर, कर, करना, करनी, करने, करें, करो, करूं, करूंगा, करेंगे, करके, करते, करता, करती, किया, की जाए, कीजिए, कीजिये, कर दो, कर दीजिए, कर दें, दो, दीजिए, दीजिये, दें, दे, देना, देनी, देने, दिया, लेना, लेनी, लेकर, लें, ले, लिया, जाना, जाने, जाए, जाएं, जाएँ, जाऊं, जाऊँ, जाऊंगा, जाएंगे, जाएँगे, जाकर, जा, जाते, जाता, जाती, गया, गए, गई, आना, आने, आए, आएं, आकर, आते, आया, चलना, चलें, चलो, चलेंगे, निकलना, निकलेंगे, निकलें, निकल, निकलकर, पहुंचना, पहुँचना, पहुंचें, पहुंचेंगे, पहुंच, घूमना, घूमने, घूमेंगे, घूमें, घूमकर, घूमूं, घुमाओ, घुमा, घूम, देखना, देखने, देखेंगे, देखें, देख, चाहता, चाहती, चाहते, चाहिए, चाहिये, चाहूंगा, चाहूंगी, चाहेंगे, चाहें, चाह, सोच, सोचा, सोच रहे, मन, पसंद, इच्छा, प्लान, प्लानिंग, योजना, बनाओ, बनाइए, बनाइये, बनाना, बनानी, बना, बना दो, बना दीजिए, बनाएं, बनाकर, तैयार, सुझाव, सुझाओ, सुझाएं, सुझाइए, बताओ, बताइए, बताइये, बताएं, बता, बता दो, मदद, हेल्प, यात्रा, यात्राएं, यात्रा का, सफर, ट्रिप, टूर, टूअर, टुअर, भ्रमण, घुमक्कड़ी, सैर, पर्यटन, पर्यटक, छुट्टी, छुट्टियां, छुट्टियाँ, छुट्टियों, छुट्टी मनाने, अवकाश, वेकेशन, हॉलिडे, कार्यक्रम, प्रोग्राम, आइटिनरी, इटिनररी, रूट, मार्ग, रास्ता, रास्ते, शेड्यूल, पैकेज, नमस्ते, नमस्कार, हैलो, हेलो, हाय, प्लीज, कृपया, कृपा, धन्यवाद, शुक्रिया, थैंक्स, थैंक यू, सर, मैडम, भाई, भैया, दोस्त जी, जरा, थोड़ा, थोड़ी, थोड़े, बहुत, काफी, ज्यादा, सब, सभी, सारे, सारा, सारी, पूरा, पूरी, पूरे, कुल, कुल मिलाकर, टोटल, मिलाकर, लगभग का, कुछ, कोई, किसी, कौन, कौनसा, क्या, कैसे, कैसा, कैसी, कब, कहां, कहाँ, क्यों, कितने, कितना, कितनी, यहां, यहाँ, वहां, वहाँ, इधर, उधर, अच्छा, अच्छी, अच्छे, बढ़िया, सुंदर, खूबसूरत, शानदार, मजेदार, मजा, मज़ा, मस्त, प्रसिद्ध, मशहूर, फेमस, बेस्ट, सबसे अच्छा, सबसे अच्छी, प्रमुख, मुख्य, खास, अलग, अलग अलग, नई, नया, नए, बड़े, बड़ा, बड़ी, छोटे, छोटा, छोटी, शहर, शहरों, नगर, देश, देशों, राज्य, जगह, जगहें, जगहों, स्थान, स्थल, इलाका, क्षेत्र, दर्शनीय, पर्यटन स्थल, लोग, लोगों, आदमी, व्यक्ति, जन, साथ, साथ में, एक साथ, दौरान, समय, टाइम, वक्त, दिनों, दिन, रात, रातें, तारीख, महीना, महीने, साल, वर्ष, बार, पहली बार, कभी, हमेशा, फिर भी, शायद ही, बिल्कुल, बिलकुल, जरूर, ज़रूर, जरूरी, पक्का, संभव, हो सके, हो सके तो, पता नहीं, कोई बात नहीं, कोई दिक्कत नहीं, फर्क नहीं पड़ता, न केवल, सिर्फ नहीं, चाहे, वगैरह, आदि, इत्यादि, जैसी, जैसा, तरह, तरीका, तरीके, प्रकार, बारे, बारे में, हिसाब, हिसाब से, होटल, होटल में, टिकट, स्टेशन, एयरपोर्ट, हवाई अड्डा, बजट, रुपये, रुपए, खर्च, कीमत, सुबह, शाम, दोपहर, विदेश, भारत भ्रमण, बाहर, अंदर, शामिल, कवर, एक्सप्लोर, विजिट, प्लेस, सिटी, सीनियर, सिटीजन, उनका, उनकी, उनके, इनका, उसका, उसकी, उसके, इसका, इसकी, इसके, बिताना, बिताने, बिताएं, बिताएंगे, गुजारना, लगेगा, लगता, मानो, सकते, सकता, सकती, सके, सकें, पाए, पाएं, वगैरा, बस यही, ठीक, अभी, बाकी सब, गाड़ी से घूमना, mai, maine, mujhe, mujhko, mera, meri, mere, hum, hume, humein, humko, humne, hamara, hamari, hamare, aap, aapko, aapka, aapki, tum, tumhe, woh, wo, yeh, ye, is, us, ise, apna, apni, apne, ka, ki, ke, ko, se, mein, me, pe, par, ne, tak, aur, ya, to, toh, hi, bhi, haan, han, haa, ji, jo, jisme, jab, tab, ab, abhi, agar, kyunki, kyuki, isliye, taaki, liye, lie, wala, wali, wale, walo, hai, hain, hoon, hun, hu, tha, thi, the, hoga, hogi, honge, hona, hota, hoti, hua, hui, hokar, raha, rahi, rahe, rehna, rahna, rahenge, rehenge, rukna, rukenge, ruke, rukne, ruk, thaherna, kar, karna, karni, karne, kare, karen, karein, karo, karu, karunga, karenge, karke, karte, karta, karti, kiya, kijiye, kijie, kar do, kar dijiye, kar dena, kardo, do, dijiye, dijie, de, dena, dedo, de do, lena, leke, lekar, le, jana, jaana, jane, jaane, jaye, jaaye, jaen, jau, jaun, jaunga, jaenge, jayenge, jaake, jaakar, jaa, ja, jate, jaate, jata, jaati, gaya, gaye, gayi, aana, ana, aane, aaye, aake, aakar, aate, aaya, aaenge, aayenge, chalna, chale, chalo, chalenge, nikalna, nikalenge, nikle, nikal, pahunchna, pahuchna, pahunch, pahuchenge, ghumna, ghoomna, ghumne, ghoomne, ghumenge, ghoomenge, ghume, ghoome, ghumao, ghum, ghoom, dekhna, dekhne, dekhenge, dekhe, dekh, dekhni, chahta, chahti, chahte, chahiye, chahie, chaiye, chahunga, chahungi, chahenge, chahe, soch, socha, mann, pasand, plan karo, plan karna, plan kar do, plan bana do, plan banao, banao, bana, bana do, bana dijiye, banaiye, banana, banani, banado, bnao, bna do, bnado, taiyar, tayyar, suggest karo, sujhav, batao, bataiye, bata, bata do, batado, btao, bta do, madad, help karo, yatra, safar, ghumakkadi, sair, chutti, chhutti, chuttiyan, chhuttiyan, chuttiyon, chhuttiyon, programme, program, raasta, rasta, raaste, raste, schedule, package, namaste, namaskar, kripya, dhanyavad, dhanyawad, shukriya, thank you, sir, madam, bhai, bhaiya, yaar, yar, zara, jara, thoda, thodi, thode, bahut, bohot, bahot, kaafi, kafi, zyada, jyada, sab, sabhi, saare, sare, saara, poora, pura, poori, puri trip, poore, pure, kul, milakar, milake, kuch, kuchh, koi, kisi, kaun, kaunsa, kya, kaise, kaisa, kaisi, kab, kahan, kaha, kyun, kyu, kitne, kitna, kitni, yahan, yaha, wahan, waha, idhar, udhar, acha, accha, achha, achi, acchi, ache, acche, badhiya, sundar, khubsurat, khoobsurat, shandar, mast, maza, mazedar, sabse acha, mashhur, prasiddh, khaas, khas, alag, alag alag, naya, nayi, naye, bade, bada, badi, chote, chhote, chota, shahar, sheher, shehar, shehron, desh, deshon, rajya, jagah, jagahe, jagahein, jagaho, log, logo, logon, aadmi, admi, saath, sath, saath me, sath me, dauran, samay, waqt, wakt, dino, dinon, din, raat, raatein, tareekh, tarikh, mahina, mahine, saal, sal, varsh, baar, pehli baar, pahli baar, kabhi, hamesha, bilkul, zaroor, jarur, zarur, zaruri, jaruri, pakka, ho sake, ho sake to, pata nahi, koi baat nahi, vagairah, wagera, wagairah, jaisi, jaisa, tarah, tarike, hisab, hisab se, rupees, rupaye, rs, kharcha, subah, shaam, sham, dopahar, videsh, bahar, andar, shamil, bitana, bitane, bitayenge, lagega, lagta, sakte, sakta, sakti, saken, thik, theek, hona chahiye, rehna hai, jana hai, log hain, hum log, sirf itna, bas itna, na, naa, re, arre, kindly, wahan par, wahi, yahi, mil, mile, milega, rakho, rakhna, rakh, rakh do, rakhiye, दिखाओ, दिखाना, दिखा दो, दिखाइए, dikhao, dikha do, kahin, kahi, कहीं, ले चलो, le chalo, किसी जगह, किधर, वाली जगह, kisi jagah, rukna hai, रुकना है, chaahiye, batana, btana, lagbhag`,
  signOffs:
    'धन्यवाद, शुक्रिया, dhanyavad, dhanyawad, shukriya, सादर, आपका, आपकी, भवदीय, शुभकामनाएं, नमस्कार, thanks, thank you, aapka',
  ordinary: `दिल, घर, नया, नई, पुरी, बड़, छोटा, पुल, नदी, पहाड़, समुद्र, मंदिर, बाजार, किला, महल, बाग, गांव, जंगल, झील, पानी, खाना, चाय, रोटी, दाल, चावल, नीचे, ऊपर, उत्तर, दक्षिण, पूर्व, पश्चिम, मध्य, पास, दूर, सस्ता, महंगा, माता, पिता, भाई, बहन, पत्नी, पति, बेटा, बेटी, बच्चे, दोस्त, पैसा, कविता, कहानी, गाना, चुटकुला, कोड, पासवर्ड, निर्देश, गधा, पागल, बेवकूफ, काम, नौकरी, पढ़ाई, सोना, गया, आगरा वाला, बस, gaya, puri, sona, pali, mann, ban, bana, mile, dil, ghar, nadi, pahad, samudra, mandir, bazar, kila, mahal, bagh, gaon, jheel, pani, khana, chai, roti, dal, chawal, neeche, upar, paas, pas, dur, sasta, mehnga, mata, pita, behen, patni, pati, beta, beti, bachche, paisa, kavita, kahani, gana, pagal, gadha, kaam, naukri, bari, sir, bali nahi, ko, tak, par, is, us, me, de, le, na, hai, han, ham, mai, ab, sab, log, di, ki, ka, ke, se, ne, pe, ya, to, bas, bhi, hi`,
  numbers: `
    एक = 1, दो = 2, तीन = 3, चार = 4, पांच = 5, पाँच = 5, छह = 6, छः = 6, छे = 6, सात = 7, आठ = 8, नौ = 9, दस = 10, ग्यारह = 11, बारह = 12, तेरह = 13, चौदह = 14, पंद्रह = 15, पन्द्रह = 15, सोलह = 16, सत्रह = 17, अठारह = 18, उन्नीस = 19, बीस = 20, इक्कीस = 21, बाईस = 22, तेईस = 23,
    चौबीस = 24, पच्चीस = 25, छब्बीस = 26, सत्ताईस = 27, अट्ठाईस = 28, अट्ठाइस = 28, उनतीस = 29, तीस = 30, इकतीस = 31, चालीस = 40, पचास = 50, साठ = 60, नब्बे = 90, सौ = 100, दोनों = 2, तीनों = 3, चारों = 4, कुछ = 3, कई = 4, एकाध = 1, दो तीन = 3, दो-तीन = 3, तीन चार = 4, तीन-चार = 4, चार पांच = 5,
    ek = 1, do = 2, teen = 3, tin = 3, char = 4, chaar = 4, paanch = 5, panch = 5, chhe = 6, che = 6, chah = 6, chhah = 6, saat = 7, sat = 7, aath = 8, ath = 8, nau = 9, das = 10, dus = 10, gyarah = 11, barah = 12, baarah = 12, terah = 13, chaudah = 14, pandrah = 15, pandra = 15, solah = 16, satrah = 17,
    atharah = 18, unnis = 19, bees = 20, bis = 20, ikkis = 21, pachis = 25, pachees = 25, tees = 30, chalis = 40, pachas = 50, sau = 100, dono = 2, donon = 2, teeno = 3, kuch = 3, kuchh = 3, kai = 4, do teen = 3, teen char = 4, char paanch = 5, one = 1, two = 2, three = 3, four = 4, five = 5, six = 6, seven = 7, eight = 8, nine = 9, ten = 10`,
  lengths: `
    हफ्ता = 7 days, हफ्ते भर = 7 days, हफ्ते = 7 days, हफ्ताभर = 7 days, सप्ताह = 7 days, सप्ताह भर = 7 days, डेढ़ हफ्ते = 10 days, डेढ़ हफ्ता = 10 days, ढाई हफ्ते = 17 days, पखवाड़ा = 14 days, पखवाड़े = 14 days, महीने भर = 30 days, महीना भर = 30 days, डेढ़ महीने = 45 days, आधा महीना = 15 days, वीकेंड = 2 days, सप्ताहांत = 2 days, वीकएंड = 2 days,
    लंबा वीकेंड = 3 days, लॉन्ग वीकेंड = 3 days, दिन भर = 1 days, एक दिवसीय = 1 days, दो दिवसीय = 2 days, तीन दिवसीय = 3 days, पांच दिवसीय = 5 days, एकाध दिन = 1 days, hafta = 7 days, hafte bhar = 7 days, hafta bhar = 7 days, ek hafta = 7 days, ek hafte = 7 days, ek week = 7 days, dedh hafta = 10 days, dedh hafte = 10 days, dhai hafte = 17 days, mahine bhar = 30 days, mahina bhar = 30 days, aadha mahina = 15 days, weekend = 2 days, long weekend = 3 days,
    din bhar = 1 days, saptah = 7 days, डेढ़ दिन = 2 days, ढाई दिन = 3 days, dedh din = 2 days, dhai din = 3 days`,
  units: {
    day: 'दिन, दिनों, दिवस, दिवसीय, डे, डेज, din, dino, dinon, दिन का, दिन की, दिन के',
    night: 'रात, रातें, रातों, नाइट, नाइट्स, रात्रि, raat, raaten, raatein, rat, raato, raaton',
    week: 'हफ्ता, हफ्ते, हफ्तों, सप्ताह, सप्ताहों, वीक, hafta, hafte, hafton, hafto, saptah',
    month: 'महीना, महीने, महीनों, माह, mahina, mahine, mahino, maheena, maheene',
    hour: 'घंटा, घंटे, घंटों, घण्टे, ghanta, ghante',
    km: 'किमी, किलोमीटर',
    city: 'शहर, शहरों, जगह, जगहें, जगहों, देश, देशों, स्थान, स्थानों, नगर, राज्य, राज्यों, shahar, shehar, sheher, shehron, jagah, jagahein, jagaho, desh, deshon, द्वीप',
  },
  ordinalEndings: 'वीं, वें, वां, vi, ve, तारीख',
  months: [
    'जनवरी, janvari, janwari',
    'फरवरी, farvari, farwari',
    'मार्च',
    'अप्रैल, aprail',
    'मई, mai ke mahine, mai mahine',
    'जून, joon',
    'जुलाई, julai',
    'अगस्त, agast',
    'सितंबर, सितम्बर, sitambar',
    'अक्टूबर, अक्तूबर, aktubar, aktoobar',
    'नवंबर, नवम्बर, navambar',
    'दिसंबर, दिसम्बर, disambar',
  ],
  weekdays: [
    'सोमवार, somvar, somwar',
    'मंगलवार, mangalvar, mangalwar',
    'बुधवार, budhvar, budhwar',
    'गुरुवार, बृहस्पतिवार, वीरवार, guruvar, guruwar',
    'शुक्रवार, shukravar, shukrawar, जुमा',
    'शनिवार, shanivar, shaniwar',
    'रविवार, इतवार, ravivar, raviwar, itwar',
  ],
  seasons: seasonWords.hi,
  dates: {
    today: 'आज, अभी, aaj, abhi, जल्द से जल्द',
    tomorrow: 'कल, kal, कल से',
    dayAfterTomorrow: 'परसों, parso, parson',
    next: 'अगला, अगली, अगले, आने वाले, आने वाली, आगामी, agla, agli, agle, aane wale, aane wali',
    this: 'इस, इसी, is, isi',
    fromNow: '… बाद, … के बाद, … baad, … ke baad, … में निकलना, in …',
    early:
      'शुरू, शुरुआत, के शुरू में, की शुरुआत में, की शुरुआत, पहले हफ्ते, के पहले हफ्ते, shuru, shuruat, ke shuru me, ki shuruat me, शुरुआती',
    mid: 'बीच, मध्य, के बीच में, के मध्य, beech, bich, ke beech me, के मध्य में, मिड',
    late: 'अंत, आखिर, के अंत में, के आखिर में, के अंत, आखिरी हफ्ते, के आखिरी हफ्ते, ant, aakhir, akhir, ke end me, ke aakhir me, एंड, ke ant me',
    dayMark: 'तारीख, tarikh, tareekh',
    yearMark: '',
    weekend: 'वीकेंड, सप्ताहांत, शनिवार रविवार, शनिवार-रविवार, वीकएंड',
  },
  roles: {
    from: '… से, … se, … से निकलकर, … se nikal kar, … से निकलना है, … से निकलना, … से चलकर, … से निकलेंगे, … से चलना है, … से यात्रा, … se nikalna hai, … se nikalna, … se nikalenge, … se chalna hai, … से रवाना, … se chalenge, … से होकर जाना',
    to: '… तक, … जाना, … जाना है, … जाएंगे, … जाएँगे, … जाकर, … तक जाना, … के लिए, … पहुंचना, … पहुँचना, … पहुंचकर, … की तरफ, … की ओर, … को, … tak, … jana, … jana hai, … jaana hai, … jaana, … jayenge, … jaenge, … jaake, … jaakar, … ke liye, … pahunchna, … ki taraf, … ki or, … ko, … tak jana hai, … जाते हुए, … चलना है, … चलेंगे, … chalenge, … chalna hai, … जाऊंगा, … जाने का, … jane ka, … jaane ka, … जाने के लिए, … jane ke liye',
    via: '… होते हुए, … होकर, … से होते हुए, … से होकर, … के रास्ते, … रुकते हुए, … में रुकते हुए, … में रुककर, … पर रुककर, … hote hue, … hokar, … se hote hue, … se hokar, … se hoke, … hoke, … ke raaste, … ke raste, … rukte hue, … me rukte hue, … me ruk kar, … घूमते हुए, … ghumte hue',
    in: '… में, … पर, … का, … की, … के, … को, … के लिए, … mein, … me, … mai, … par, … pe, … ka, … ki, … ke, … ko, … ke liye, … के अंदर, … के दौरान, … भर, … में रहना, … me rehna, … तारीख को, … में ठहरना, … से बाहर नहीं, … के बाहर नहीं, … से बाहर न, … se bahar nahi, … ke bahar nahi',
    visit:
      '… घूमना, … घूमना है, … घूमने, … घूमने जाना है, … देखना, … देखना है, … देखने, … की यात्रा, … का टूर, … का ट्रिप, … की ट्रिप, … का दौरा, … की सैर, … जाना चाहता हूं, … जाना चाहता हूँ, … जाना चाहते हैं, … जाना चाहती हूं, … घूमना चाहता हूं, … घूमना चाहता हूँ, … घूमना चाहते हैं, … देखना चाहता हूं, … देखना चाहते हैं, … भी देखना है, … भी घूमना है, … घुमा दो, … कवर करना है, … ghumna, … ghoomna, … ghumna hai, … ghoomna hai, … ghumne jana hai, … ghumne, … ghoomne, … dekhna, … dekhna hai, … dekhni hai, … dekhne, … ki yatra, … ka tour, … ka trip, … ki trip, … ki sair, … jana chahta hu, … jana chahta hun, … jana chahte hain, … jana chahte hai, … ghumna chahta hu, … ghumna chahte hain, … dekhna chahte hain, … cover karna hai, … explore karna hai, … visit karna hai, … trip, … tour, … टूर, … ट्रिप, … यात्रा, … yatra, … ज़रूर हो, … जरूर हो, … शामिल हो, … शामिल करना, … के दर्शन, … दर्शन, … ke darshan, … darshan, … में घूमना, … me ghumna, … जैसे',
    start:
      '… से शुरू करें, … में शुरू करें, … से शुरू कर, … se shuru kare, … se shuru karein, … से शुरू, … से शुरुआत, … से शुरू करके, … से शुरू करना है, … में शुरू, … से शुरू हो, … से शुरू करो, … से शुरू करना, … से आरंभ, … से प्रारंभ, … se shuru, … se shuru karke, … se shuru karna hai, … se shuru ho, … se shuru karo, … se start, … se start karke, … se start karo, … se start karna hai, … start, … se start ho, … me land, … पर उतरना, … में लैंड, … me utarna, शुरुआत …, shuruat …, … शुरू, … shuru, … से स्टार्ट, … से चालू',
    end: '… में खत्म करें, … पर खत्म करें, … में खत्म करो, … me khatam kare, … me khatam karein, … में खत्म, … पर खत्म, … में समाप्त, … पर समाप्त, … में खत्म करना है, … में खत्म करना, … में खत्म हो, … पर खत्म हो, … तक खत्म, … me khatam, … mein khatam, … par khatam, … me khatam karna hai, … pe khatam, … me khatam ho, … me end, … mein end, … par end, … pe end, … se wapsi ki flight, … से वापसी की फ्लाइट, … से वापस उड़ान, … में अंत, आखिर में …, अंत में …, … खत्म, … khatam, … समाप्त, … me finish, … में खत्म करके, … me khatm, … khatm, … से वापसी, … से लौटना, … se wapsi, … से वापस',
    home: '… में रहता हूं, … में रहता हूँ, … में रहती हूं, … में रहते हैं, मेरा घर …, हमारा घर …, … से हूं, … से हूँ, … से हैं, … का रहने वाला हूं, … me rehta hu, … me rehta hun, … me rehti hu, … me rehte hain, … me rahte hain, … se hu, … se hun, … se hain, mera ghar …, … से फ्लाइट, … से उड़ान, … se flight',
    back: '… वापस, … वापस आना, … वापस आना है, … वापसी, … को वापस, … में वापस, … तक वापस, … लौटना, … लौटना है, … लौट आना, … लौटकर, … वापस आएंगे, … लौटेंगे, वापस …, वापस लौटकर …, … wapas, … wapis, … vapas, … wapas aana, … wapas aana hai, … wapis aana hai, … wapsi, … vapsi, … lautna, … lautna hai, … lautenge, … wapas aayenge, wapas …, wapis …, … vapis, … back, … tak wapas, … वापस आ जाना, … वापस पहुंचना',
    base: '… को बेस बनाकर, … में बेस बनाकर, … में ही रुकना है, … में ही ठहरना है, … में ही रुककर, … में ही होटल, … को आधार बनाकर, … ko base bana kar, … ko base banakar, … me base, … me hi rukna hai, … me hi rukenge, … me hi hotel, … में रुककर आसपास, … base',
    dayTrip:
      '… की डे ट्रिप, … डे ट्रिप, … का डे ट्रिप, … एक दिन के लिए जाकर वापस, … सुबह जाकर शाम को वापस, … दिन भर के लिए, … दिन में जाकर वापस, … की एक दिन की यात्रा, … की एक दिन की सैर, … उसी दिन वापस, … उसी दिन वापसी, … ki day trip, … day trip, … ka day trip, … subah jaakar shaam ko wapas, … din bhar ke liye, … usi din wapas, … same day return, … same day wapas, … के लिए डे ट्रिप',
    between: '… के बीच, … ke beech, … ke bich, … के बीच में, … के दरमियान, … ke beech me',
    near: '… के पास, … के आसपास, … के आस-पास, … के नजदीक, … के करीब, … के निकट, … आसपास, … ke paas, … ke pas, … ke aaspaas, … ke aas paas, … ke nazdeek, … ke najdik, … aaspaas, … aas paas, … के इर्द गिर्द',
    until: '… तक, … tak, … से पहले तक, … se pehle tak, … तक वापस, … तक लौटना है',
    after: '… के बाद, … बाद, … ke baad, … baad, … के पश्चात, … के उपरांत',
    before: '… से पहले, … पहले, … के पहले, … se pehle, … se pahle, … pehle, … ke pehle',
    not: 'नहीं, … नहीं, … नहीं चाहिए, … नहीं जाना, … नहीं जाना है, … नहीं जाएंगे, … नहीं करना, … नहीं करनी, … में नहीं, … से नहीं, … नहीं चाहते, … नहीं बैठना, … बिल्कुल नहीं, … मत, मत, ना, न, बिना …, बगैर …, … के बिना, … के बगैर, … से बचना, … से बचना है, … पसंद नहीं, … पसंद नहीं है, … से डर, … से डर लगता है, … से परहेज, … मत डालो, … मत रखना, … मत लेना, … मत जाना, … नहीं लेना, … नहीं लेनी, … में दिलचस्पी नहीं, … नहीं देखना, … नहीं घूमना, … को छोड़कर, nahi, nahin, … nahi, … nahin, … nahi chahiye, … nahi jana, … nahi jaana, … nahi jana hai, … nahi karna, … nahi karni, … me nahi, … se nahi, … nahi chahte, … bilkul nahi, … mat, … na, mat, bina …, … ke bina, … ke bagair, … se bachna, … pasand nahi, … pasand nahi hai, … se dar lagta hai, … mat dalna, … mat rakhna, … nahi lena, … nahi leni, … नहीं है, … nhi, nhi, … nai, … nhi jana, … nhi chahiye, … नहीं हो, … na ho, … ना हो, … नहीं लेंगे, कोई नहीं चाहता, … संभव नहीं, … मुमकिन नहीं, … मना है, … नहीं हो सकता, … नहीं कर सकते, … possible nahi, … mana hai',
    except:
      '… को छोड़कर, … छोड़कर, … के अलावा, … के सिवा, … को छोड़ के, … को छोड़ दो, … देख चुके हैं, … देख चुका हूं, … देख चुका हूँ, … जा चुके हैं, … जा चुका हूं, … घूम चुके हैं, … घूम चुका हूं, … देखा हुआ है, … पहले देख चुके हैं, … घूम लिया है, … देख लिया है, … हो आए हैं, … पहले ही देख चुके हैं, … ko chhod kar, … ko chodkar, … chhodkar, … chhod kar, … chod kar, … chhod ke, … chod ke, … ke alawa, … ke alava, … ke siwa, … ko chhod do, … dekh chuke hain, … dekh chuke hai, … dekh chuka hu, … ja chuke hain, … ja chuke hai, … ja chuka hu, … ghum chuke hain, … ghoom chuke hain, … dekha hua hai, … dekh liya hai, … ghum liya hai, … skip, … skip karo, … नहीं, … nahi, … पहले ही जा चुके हैं, … पहले जा चुका हूं, … देखा है, … dekha hai, … भी नहीं, … की ज़रूरत नहीं, … की जरूरत नहीं है, … ज़रूरत नहीं, … ज़रूरत नहीं है, … रद्द, … रद्द हो गया, … हटा दिया, … छोड़ दिया, … छोड़ रहे हैं, … इस बार नहीं, … फिर कभी, … नहीं जाएँगे, … नहीं जायेंगे, … जाने का मन नहीं, … nahi jayenge, … nahi jaenge, … cancel, … cancel ho gaya, … hata diya, … chhod diya, … is baar nahi, … zarurat nahi',
    instead:
      '… की जगह, … के बजाय, … के बदले, … के स्थान पर, … की जगह पर, … ki jagah, … ke bajay, … ke badle, … ki jagah par, … ke bajaye, … की बजाय',
    maybe:
      'शायद, शायद …, हो सके तो …, समय हो तो …, अगर समय हो तो …, समय मिले तो …, अगर समय मिले तो …, टाइम हो तो …, टाइम मिले तो …, संभव हो तो …, अगर हो सके तो …, … अगर समय हो, … अगर समय मिले, … अगर हो सके, … हो सके तो, shayad, shayad …, ho sake to …, time ho to …, agar time ho to …, time mile to …, agar time mile to …, samay ho to …, agar ho sake to …, … agar time ho, … agar time mile, … agar ho sake, … ho sake to, … समय हो तो, … टाइम मिले तो, … time mile to, … time ho to',
    only: 'सिर्फ, सिर्फ …, केवल, केवल …, बस …, … ही, … ही जाना है, मात्र, sirf, sirf …, keval, keval …, bas …, … hi, … only, … से ही, … se hi, … में ही, … me hi, सब … से, sab … se',
    prefer:
      '… बेहतर, … पसंद, … पसंद है, … को प्राथमिकता, ज्यादातर …, जहां तक हो सके …, हो सके तो …, … हो तो अच्छा, … हो तो बेहतर, … better, … behtar, … pasand hai, … pasand, zyadatar …, jyadatar …, ho sake to …, jahan tak ho sake …, … prefer, … prefer karenge, … ho to acha, … ho to accha, … से हो तो अच्छा, … ज्यादा पसंद',
    each: 'हर, हर …, प्रत्येक, हर शहर में, हर शहर, हर जगह, प्रत्येक शहर में, … हर शहर में, … हर जगह, … प्रति शहर, … हर एक में, har, har …, har shahar me, har sheher me, har city me, har jagah, … har shahar me, … har city me, … har jagah, … each, … per city, … हर एक, … har ek me, दोनों जगह …, dono jagah …',
    rest: 'बाकी …, बाकी दिन …, बाकी समय …, बाकी के दिन …, बाकी रातें …, बचे हुए दिन …, बचा हुआ समय …, शेष …, शेष दिन …, बाकी का समय …, बाकी टाइम …, baaki …, baki …, baaki din …, baki din …, baaki time …, baki time …, bache hue din …, baki ke din …, baaki ke din …, rest …, बाकी, baki, baaki, बाकी सारे दिन …, baki sara time …',
    with: '… से, … के साथ, … के द्वारा, … द्वारा, … से ही, … लेकर, … se, … ke saath, … ke sath, … dwara, … leke, … lekar, … में बैठकर, … पकड़कर, … के जरिए, … किराए पर, … kiraye par, … rent, … की',
  },
  links: {
    and: 'और, तथा, एवं, व, साथ ही, भी, और फिर भी, के साथ, aur, bhi, saath hi, &, ke saath, प्लस, इसके अलावा, iske alawa',
    or: 'या, या फिर, अथवा, ya, ya fir, ya phir, या तो',
    onward:
      'फिर, उसके बाद, इसके बाद, बाद में, तब, वहां से, वहाँ से, और फिर, उसके बाद फिर, आगे, अंत में, आखिर में, आखिरी में, सबसे पहले, पहले, सबसे अंत में, लास्ट में, फिर वहां से, फिर वहाँ से, फिर उसके बाद, fir, phir, uske baad, uske bad, iske baad, iske bad, baad me, bad me, baad mein, wahan se, waha se, vahan se, aur fir, aur phir, aage, ant me, ant mein, aakhir me, akhir me, last me, last mein, sabse pehle, sabse pahle, pehle, pahle, fir wahan se, phir wahan se, fir waha se, to then, शुरू में, shuru me, इसके पश्चात, तत्पश्चात, आगे चलकर',
    there: 'वहाँ, वहां, उधर, wahan, waha, vahan',
    setTo: 'तक, tak',
    but: 'लेकिन, पर, मगर, परंतु, किंतु, किन्तु, परन्तु, वरना, lekin, par, magar, warna, मगर हां, बल्कि, balki',
    least: 'कम से कम, न्यूनतम, कम-से-कम, से ज्यादा, kam se kam, se zyada, se jyada, या ज्यादा, से अधिक',
    most: 'ज्यादा से ज्यादा, अधिकतम, अधिक से अधिक, से ज्यादा नहीं, से कम, के अंदर, के भीतर, zyada se zyada, jyada se jyada, se zyada nahi, se jyada nahi, se kam, ke andar, से अधिक नहीं, तक ही',
    about:
      'लगभग, करीब, तकरीबन, करीब करीब, के आसपास, करीबन, lagbhag, karib, kareeb, takriban, ke aaspaas, ke aas paas, kareeb kareeb',
    half: 'आधा, आधे, आधी, aadha, aadhe, aadhi, adha, साढ़े, sadhe',
    third: 'एक तिहाई, तिहाई, ek tihai, tihai',
    mostly: 'ज्यादातर, अधिकतर, अधिकांश, zyadatar, jyadatar, adhiktar',
    ofTheTrip: 'समय, टाइम, यात्रा का, दिनों का, samay, trip ka, वक्त, ट्रिप का',
    correction:
      'नहीं रुको, रुको, नहीं नहीं, अरे नहीं, ओह नहीं, मतलब, मेरा मतलब, nahi ruko, ruko, nahi nahi, arre nahi, matlab',
    firstStop: 'पहले शहर, पहला शहर, pehle sheher, पहले में, पहला पड़ाव, पहले पड़ाव, पहली जगह, pehle mein',
    lastStop: 'आखिरी शहर, आख़िरी शहर, aakhri sheher, आखिरी में, आखिरी पड़ाव, आखिरी जगह, aakhri mein',
    fromThere: 'वहां से, वहाँ से, उधर से, wahan se, vahan se, फिर वहां से, फिर वहाँ से, fir wahan se, phir wahan se',
    than: 'ke badle',
    secondStop: 'दूसरे शहर, दूसरा शहर, दूसरे पड़ाव, दूसरी जगह, doosre sheher',
    thirdStop: 'तीसरे शहर, तीसरा शहर, तीसरे पड़ाव, तीसरी जगह, teesre sheher',
    firstTwo: 'पहले दो, पहली दो, pehle do',
    lastTwo: 'आखिरी दो, आख़िरी दो, aakhri do',
    bothStops: 'दोनों, dono',
  },
  wishes: {
    loop: 'जहां से शुरू किया, जहाँ से शुरू किया, आना जाना, आने जाने, राउंड ट्रिप, वापस आना, वापस आना है, वापसी, और वापस, वापसी भी, वापस वहीं, वापस घर, घर वापस, aana jana, wapas aana, wapas aana hai, wapsi, aur wapas, aur wapis, wapas wahi, ghar wapas, wapas ghar, return, return bhi, वहीं वापस, वहीं लौटना है, लौटना, लौटना है, सर्किट, और वापसी, aur wapsi, वापस आ जाएं, लूप, wapas aa jaye, वहीं खत्म, wahi khatam',
    anyOrder:
      'किसी भी क्रम में, कोई भी क्रम, क्रम कोई भी, क्रम से फर्क नहीं पड़ता, क्रम मायने नहीं रखता, सबसे अच्छा क्रम, सबसे छोटा रास्ता, क्रम आप तय करें, किसी भी ऑर्डर में, kisi bhi order me, koi bhi order, order koi bhi, order se farak nahi padta, sabse chhota rasta, order aap dekh lo, kisi bhi kram me',
    inOrder:
      'इसी क्रम में, इस क्रम में, क्रम से, इसी ऑर्डर में, isi order me, is order me, isi kram me, order me, क्रमशः, क्रमानुसार',
    overland:
      'सड़क मार्ग से, सड़क मार्ग, जमीन के रास्ते, बिना फ्लाइट, बिना फ्लाइट के, बिना हवाई जहाज, बिना हवाई जहाज के, फ्लाइट नहीं, हवाई जहाज नहीं, bina flight, bina flight ke, flight nahi, flight nahin, flight mat, sadak marg se, zameen ke raste, no flight, no flights, बिना उड़े, bina plane ke, बिना उड़ान के',
    firstLeg:
      'जाते समय, जाते वक्त, जाने के लिए, जाते हुए, jate samay, jaate waqt, jaate time, jate time, jane ke liye, पहला सफर, पहला सफ़र, पहली यात्रा',
    lastLeg:
      'आखिरी सफर, आखिरी हिस्सा, आते समय, आते वक्त, लौटते समय, लौटते वक्त, वापसी में, वापस आते समय, वापसी, aate samay, aate waqt, aate time, lautte samay, lautte waqt, wapsi me, wapas aate time, return me, वापसी पर, घर, घर वापस, ghar, ghar wapas, आखिरी सफ़र, आखिरी यात्रा',
  },
  transport: wayWords.hi,
  directions: {
    north: 'उत्तर …, उत्तरी …, नॉर्थ …, … के उत्तर में, … के उत्तरी, north …, uttar …, uttari …, … के उत्तरी हिस्से में',
    south:
      'दक्षिण …, दक्षिणी …, साउथ …, … के दक्षिण में, … के दक्षिणी, south …, dakshin …, dakshini …, … के दक्षिणी हिस्से में',
    east: 'पूर्व …, पूर्वी …, ईस्ट …, … के पूर्व में, east …, purvi …, poorvi …, purv …',
    west: 'पश्चिम …, पश्चिमी …, वेस्ट …, … के पश्चिम में, west …, paschim …, pashchim …, paschimi …',
    centre: 'मध्य …, सेंट्रल …, central …, madhya …, केंद्रीय …',
  },
  themes: {
    beach:
      'समुद्र, समुद्र तट, समुद्र किनारे, बीच पर, बीच, बीचेस, समंदर, तट, समुद्री तट, तैराकी, सी साइड, samudra, samundar, samandar, samudra kinare, sea side, बीच रिसॉर्ट',
    island: 'द्वीप, द्वीपों, टापू, आइलैंड, dweep, tapu',
    mountains:
      'पहाड़, पहाड़ों, पहाड़ी, पर्वत, पर्वतों, हिल स्टेशन, हिल्स, वादियां, वादियों, घाटी, pahad, pahaad, pahado, pahadon, parvat, hill station, hill stations, valley, ghati, ज्वालामुखी',
    hiking: 'ट्रेकिंग, ट्रेक, ट्रैकिंग, हाइकिंग, पैदल यात्रा, पर्वतारोहण, ट्रैक, tracking, कैंपिंग, camping',
    skiing: 'स्कीइंग, स्की, बर्फ, स्नो, स्नोबोर्डिंग, बर्फबारी, barf, snowfall, barfbari',
    nature:
      'प्रकृति, प्राकृतिक, प्राकृतिक सुंदरता, नेचर, झरने, झरना, जंगल, जंगलों, नेशनल पार्क, राष्ट्रीय उद्यान, नजारे, दृश्य, हरियाली, बैकवाटर, बाग, फूलों, prakriti, jharne, jharna, nazare, greenery, hariyali, backwaters, चाय बागान, tea gardens, व्यू',
    wildlife:
      'वन्यजीव, जंगल सफारी, सफारी, जानवर, पक्षी, बाघ, टाइगर, हाथी, चिड़ियाघर, अभयारण्य, वाइल्डलाइफ, jungle safari, janwar, tiger, tigers, elephant, टाइगर सफारी',
    desert: 'रेगिस्तान, मरुस्थल, डेजर्ट, रेत, ऊंट, रेत के टीले, registan, थार का रेगिस्तान, ऊंट सफारी',
    lakes: 'झील, झीलें, झीलों, लेक, jheel, jheelen',
    diving: 'डाइविंग, स्कूबा, स्कूबा डाइविंग, स्नॉर्कलिंग, गोताखोरी, scuba diving',
    surfing: 'सर्फिंग, सर्फ',
    wine: 'वाइन, अंगूर के बाग, वाइनयार्ड',
    food: 'खाना, खाने, खाने पीने, खान पान, खान-पान, भोजन, व्यंजन, स्ट्रीट फूड, फूड, रेस्टोरेंट, स्वादिष्ट खाना, शाकाहारी, वेज खाना, कैफे, khana, khane, khane peene, khaana, veg food, cafe, restaurant, pure veg, जायका, स्ट्रीटफूड',
    history:
      'इतिहास, ऐतिहासिक, संग्रहालय, म्यूजियम, विरासत, धरोहर, खंडहर, संस्कृति, सांस्कृतिक, प्राचीन, स्मारक, हेरिटेज, ऐतिहासिक जगहें, itihas, aitihasik, sanskriti, गुफाएं, पुरातात्विक',
    art: 'कला, आर्ट, गैलरी, चित्रकला, पेंटिंग, kala, हस्तशिल्प',
    architecture: 'वास्तुकला, स्थापत्य, आर्किटेक्चर, महल, महलों, इमारतें, हवेली, हवेलियां, mahal, haveli',
    castles: 'किला, किले, किलों, दुर्ग, गढ़, फोर्ट, kila, kile, quila, fort, forts',
    religion:
      'मंदिर, मंदिरों, तीर्थ, तीर्थ यात्रा, तीर्थयात्रा, तीर्थस्थल, धार्मिक, मस्जिद, चर्च, गुरुद्वारा, दरगाह, मठ, आश्रम, दर्शन, पूजा, आध्यात्मिक, मठों, गंगा आरती, mandir, mandiro, mandiron, teerth, tirth, tirth yatra, teerth yatra, dharmik, darshan, masjid, gurudwara, dargah, ashram, ज्योतिर्लिंग, jyotirling, jyotirlinga',
    nightlife: 'नाइटलाइफ, पार्टी, क्लब, पब, बार, डिस्को, night life, club, pub, disco',
    music: 'संगीत, म्यूजिक, कॉन्सर्ट, म्यूजिक फेस्टिवल, sangeet, music festival, फेस्टिवल',
    shopping: 'शॉपिंग, खरीदारी, बाजार, बाज़ार, मार्केट, मॉल, kharidari, bazar, mall, क्रिसमस मार्केट',
    spa: 'स्पा, आयुर्वेद, मसाज, गर्म पानी के झरने, योग, वेलनेस, स्पा रिसॉर्ट, ayurveda, रिट्रीट',
    family:
      'थीम पार्क, डिज्नीलैंड, डिज़्नीलैंड, डिज्नी, वाटर पार्क, मनोरंजन पार्क, बच्चों के लिए, यूनिवर्सल, disney, water park, bachcho ke liye, bacchon ke liye, kids friendly, universal studios',
    romance: 'हनीमून, रोमांटिक, सालगिरह, शादी की सालगिरह, रोमांस',
    auroras: 'नॉर्दर्न लाइट्स, ऑरोरा, उत्तरी रोशनी, नार्दर्न लाइट्स, अरोरा',
  },
  pace: {
    slow: 'आराम से, आरामदायक, आराम, धीरे धीरे, धीरे-धीरे, सुकून, सुकून से, बिना भागदौड़, बिना भागदौड़ के, बिना जल्दबाजी, जल्दी नहीं, कोई जल्दी नहीं, रिलैक्स, रिलैक्सिंग, शांति, शांत, भागदौड़ नहीं, इत्मीनान से, ज्यादा भागदौड़ नहीं, ज्यादा भागदौड़ न हो, aaram se, araam se, aaram, aaramdayak, dheere dheere, sukoon, sukoon se, bina bhag daud, bina bhagdaud, jaldi nahi, koi jaldi nahi, relax, shanti, bhagdaud nahi, zyada bhagdaud nahi, peaceful, ज्यादा दौड़ भाग नहीं',
    normal: 'सामान्य गति, मध्यम गति',
    fast: 'ज्यादा से ज्यादा जगह, ज्यादा से ज्यादा जगहें, ज्यादा से ज्यादा शहर, जितना हो सके, जितनी हो सके, जल्दी जल्दी, तेज, सब कुछ देखना है, zyada se zyada jagah, zyada se zyada shahar, jyada se jyada jagah, zyada se zyada, jitna ho sake, jaldi jaldi, tez, sab kuch dekhna hai, ज्यादा से ज्यादा',
  },
  company: {
    alone: 'अकेले, अकेला, अकेली, सोलो, akele, akela, akeli, सोलो ट्रिप',
    couple:
      'पत्नी, पति, पत्नी के साथ, पति के साथ, कपल, गर्लफ्रेंड, बॉयफ्रेंड, मंगेतर, वाइफ, हसबैंड, हम दोनों, दो लोग, patni, pati, biwi, patni ke saath, wife ke saath, wife ke sath, husband ke saath, gf, bf, hum dono, do log, मियां बीवी, बीवी, दंपति',
    family:
      'परिवार, परिवार के साथ, फैमिली, बच्चे, बच्चों, बच्चों के साथ, बच्चा, बेटा, बेटी, बेटे, छोटे बच्चे, parivar, pariwar, family ke saath, family ke sath, bachche, bacche, bachhe, bachcho, bacchon, bachon, bachcha, baccha, beta, beti, बच्ची, फैमिली ट्रिप, family trip, साल का बच्चा',
    friends:
      'दोस्त, दोस्तों, दोस्तों के साथ, दोस्त के साथ, यार, फ्रेंड्स, सहेली, सहेलियों, dost, dosto, doston, dosto ke saath, doston ke saath, doston ke sath, friends ke saath, friend, यारों, दोस्ती',
    seniors:
      'माता पिता, माता-पिता, मम्मी पापा, मम्मी, पापा, बुजुर्ग, बुजुर्गों, दादा दादी, दादी, नाना नानी, नानी, वरिष्ठ, वरिष्ठ नागरिक, सीनियर सिटीजन, मां, मां बाप, mata pita, mummy papa, mummy, papa, mom dad, bujurg, buzurg, dada dadi, dadi, nana nani, nani, senior citizen, senior citizens, maa, maa baap, रिटायर्ड, माँ',
    group: 'ग्रुप, समूह, टीम, ऑफिस, सहकर्मी, office, कॉलेज ग्रुप',
    pet: 'कुत्ता, कुत्ते, बिल्ली, पालतू, डॉग, kutta, kutte, billi',
  },
  budget: {
    low: 'सस्ता, सस्ती, सस्ते, सस्ते में, कम बजट, कम बजट में, कम खर्च, कम खर्च में, बजट ट्रिप, किफायती, कम पैसे, कम पैसों में, बैकपैकिंग, हॉस्टल, सबसे सस्ता, छोटा बजट, बजट कम, बजट कम है, sasta, sasti, saste, saste me, kam budget, kam budget me, budget trip, kam kharch, kam kharche me, kifayati, kam paise, kam paison me, budget kam hai, सस्ते से सस्ता, महंगा नहीं, mehnga nahi',
    medium: 'मध्यम बजट, ठीक ठाक बजट, मिड बजट',
    high: 'लग्जरी, लक्जरी, लग्ज़री, आलीशान, महंगा, महंगे, फाइव स्टार, पांच सितारा, शाही, प्रीमियम, 5 स्टार, aalishan, mehnga, premium, shahi, बजट की कोई चिंता नहीं',
  },
  edits: {
    add: 'जोड़ो, जोड़ें, जोड़ दो, जोड़ दीजिए, जोड़िए, जोड़ना, शामिल करो, शामिल करें, शामिल कर दो, शामिल कीजिए, डालो, डाल दो, ऐड करो, ऐड कर दो, एड करो, जोड़ दें, jodo, jod do, jodna, jod dijiye, add karo, add kar do, add kardo, shamil karo, shamil kar do, dalo, daal do, dal do, include karo, bhi add karo, जोड़, जोड़ लो',
    remove:
      'हटाओ, हटा दो, हटा दीजिए, हटाएं, हटाइए, हटाना, निकालो, निकाल दो, निकाल दीजिए, छोड़ दो, छोड़ दें, छोड़ो, रद्द करो, कैंसल करो, कैंसिल करो, मत रखो, काट दो, डिलीट करो, हटा, निकाल, hatao, hata do, hatado, hata dijiye, hatana, nikalo, nikal do, nikaal do, chhod do, chod do, cancel karo, cancel kar do, remove karo, remove kar do, hata, delete karo, mat rakho, skip karo, हटवा दो',
    replace:
      'बदलो, बदल दो, बदलें, बदलकर, बदल कर, बदल दीजिए, बदलना, चेंज करो, चेंज कर दो, कर दो, रखो, badlo, badal do, badalkar, badal kar, badal dijiye, change karo, change kar do, replace karo, kar do, kardo, swap karo, rakho, rakh do, बदल, badal, रख दो, कर दीजिए, kar dijiye, अदला बदली, अदला-बदली, अदला-बदली कर दो, अदला बदली कर दो, आपस में बदल दो',
    more: 'और, ज्यादा, अधिक, एक्स्ट्रा, अतिरिक्त, बढ़ाओ, बढ़ा दो, बढ़ाएं, aur, zyada, jyada, badhao, badha do, बढ़ाकर, बढ़ा, और बढ़ा दो, badhado, बाकी समय, अतिरिक्त समय',
    less: 'कम, कम करो, कम कर दो, घटाओ, घटा दो, घटाएं, kam, kam karo, kam kar do, ghatao, ghata do, घटाकर, घटा, kam kardo',
    longer:
      'लंबा, लंबी, लंबा करो, लंबी करो, बढ़ाओ, बढ़ा दो, ज्यादा समय, ज्यादा रुकना, ज्यादा दिन, lamba, lambi, lamba karo, zyada time, zyada din, extend karo, ज्यादा टाइम',
    shorter:
      'छोटा, छोटी, छोटा करो, छोटी करो, छोटा कर दो, कम समय, कम दिन, chhota, chhoti, chota karo, chhota karo, kam time, kam din, short karo, छोटी कर दो',
    move: 'खिसकाओ, आगे बढ़ाओ, आगे कर दो, शिफ्ट करो, शिफ्ट कर दो, ले जाओ, टाल दो, khiskao, aage badhao, shift karo, shift kar do, move karo, le jao, postpone karo, prepone karo, रखो, rakho, पीछे कर दो',
    later:
      'बाद, बाद में, देर से, देरी से, आगे बढ़ाओ, आगे बढ़ा दो, आगे कर दो, आगे खिसकाओ, टाल दो, टालो, पीछे कर दो, baad, baad me, baad mein, der se, aage badhao, postpone karo',
    earlier: 'पहले, जल्दी, pehle, pahle, jaldi, prepone karo',
    inItsPlace:
      'इसके बजाय, इसके बदले, iske bajay, उसकी जगह, इसकी जगह, उसके बदले, uski jagah, iski jagah, uske badle',
    freed:
      'वो रातें, वे रातें, ये रातें, उसकी रातें, उन रातों को, वह रात, वो रात, उतनी ही रातें, उतने ही दिन, wo raat, utne hi din',
    toStart:
      'शुरू में, शुरुआत में, सबसे पहले, पहले, पहले नंबर पर, shuru me, shuruat me, sabse pehle, sabse pahle, pehle, pahle, start me',
    toEnd:
      'आखिर में, अंत में, सबसे आखिर में, सबसे अंत में, आखिरी में, लास्ट में, aakhir me, akhir me, ant me, last me, sabse last me, end me, sabse aakhir me, आखिरी',
    reverse:
      'उल्टा, उल्टा करो, उल्टा कर दो, उल्टे क्रम में, क्रम उल्टा करो, रिवर्स करो, रिवर्स, उलट दो, पलट दो, क्रम पलट दो, विपरीत दिशा में, ulta, ulta karo, ulta kar do, ulte order me, reverse karo, reverse kar do, ulat do, palat do, order ulta karo',
    another:
      'दूसरा प्लान, दूसरी ट्रिप, कोई और, कुछ और, दूसरा रूट, अलग प्लान, नया प्लान, दूसरा विकल्प, फिर से बनाओ, दोबारा बनाओ, कोई दूसरा, dusra plan, doosra plan, dusri trip, koi aur, kuch aur, alag plan, naya plan, dusra option, fir se banao, phir se banao, dobara banao, koi dusra, कुछ अलग, kuch alag',
  },
  nameEndings: [],
  letters: [
    ['aa', 'a'],
    ['ee', 'i'],
    ['oo', 'u'],
  ],
  places: `
    हिंदुस्तान = IN, हिन्दुस्तान = IN, इंडिया = IN, भारत = IN, bharat = IN, hindustan = IN, अमेरिका = US, अमरीका = US, यूएसए = US, amrika = US, america = US, इंग्लैंड = GB, ब्रिटेन = GB, यूके = GB, इंगलैंड = GB, यूएई = AE, दुबई = Dubai, अबू धाबी = Abu Dhabi, आबूधाबी = Abu Dhabi, यूरोप = Europe, यूरोप टूर = Europe, पूर्वी यूरोप = Eastern Europe,
    पश्चिमी यूरोप = Western Europe, स्कैंडिनेविया = Scandinavia, बाल्कन = Balkans, एशिया = Asia, दक्षिण पूर्व एशिया = Southeast Asia, साउथ ईस्ट एशिया = Southeast Asia, थाईलैंड = TH, थाइलैंड = TH, वियतनाम = VN, श्रीलंका = LK, श्री लंका = LK, shri lanka = LK, shrilanka = LK, नेपाल = NP, भूटान = BT, मालदीव = MV, सिंगापुर = SG, मलेशिया = MY, इंडोनेशिया = ID, जापान = JP, चीन = CN,
    कोरिया = KR, दक्षिण कोरिया = KR, तुर्की = TR, टर्की = TR, मिस्र = Egypt, इजिप्ट = Egypt, रूस = RU, स्विट्जरलैंड = CH, स्विटजरलैंड = CH, स्विस = CH, switzerland = CH, फ्रांस = FR, फ़्रांस = FR, इटली = IT, स्पेन = ES, पुर्तगाल = PT, जर्मनी = DE, ऑस्ट्रिया = AT, आस्ट्रिया = AT, नीदरलैंड = NL, हॉलैंड = NL, बेल्जियम = BE, ग्रीस = GR, यूनान = GR, चेक = CZ,
    ऑस्ट्रेलिया = Australia, आस्ट्रेलिया = Australia, न्यूजीलैंड = NZ, न्यूज़ीलैंड = NZ, कनाडा = CA, दक्षिण अफ्रीका = South Africa, साउथ अफ्रीका = South Africa, केन्या = KE, जॉर्जिया = GE, अजरबैजान = AZ, बंबई = Mumbai, बम्बई = Mumbai, मुंबई = Mumbai, मुम्बई = Mumbai, mumbai = Mumbai, bombay = Mumbai, कलकत्ता = Kolkata, कोलकाता = Kolkata, मद्रास = Chennai, बैंगलोर = Bengaluru, बेंगलुरु = Bengaluru, बंगलुरु = Bengaluru, बंगलौर = Bengaluru, bangalore = Bengaluru,
    दिल्ली = Delhi, नई दिल्ली = New Delhi, dilli = Delhi, बनारस = Varanasi, काशी = Varanasi, वाराणसी = Varanasi, banaras = Varanasi, benaras = Varanasi, kashi = Varanasi, इलाहाबाद = Prayagraj, प्रयागराज = Prayagraj, allahabad = Prayagraj, prayagraj = Prayagraj, अयोध्या = Ayodhya, ayodhya = Ayodhya, हरिद्वार = Haridwar, haridwar = Haridwar, ऋषिकेश = Rishikesh, rishikesh = Rishikesh, देहरादून = Dehradun, dehradun = Dehradun, मसूरी = Mussoorie, mussoorie = Mussoorie, masuri = Mussoorie, नैनीताल = Nainital, nainital = Nainital,
    शिमला = Shimla, shimla = Shimla, मनाली = Manali, manali = Manali, धर्मशाला = Dharamshala, dharamshala = Dharamshala, लेह = Leh, लद्दाख = Ladakh, ladakh = Ladakh, कश्मीर = Kashmir, kashmir = Kashmir, श्रीनगर = Srinagar, srinagar = Srinagar, अमृतसर = Amritsar, amritsar = Amritsar, चंडीगढ़ = Chandigarh, chandigarh = Chandigarh, जयपुर = Jaipur, jaipur = Jaipur, जोधपुर = Jodhpur, jodhpur = Jodhpur, उदयपुर = Udaipur, udaipur = Udaipur, जैसलमेर = Jaisalmer, jaisalmer = Jaisalmer,
    बीकानेर = Bikaner, पुष्कर = Pushkar, अजमेर = Ajmer, राजस्थान = Rajasthan, rajasthan = Rajasthan, गुजरात = Gujarat, gujarat = Gujarat, अहमदाबाद = Ahmedabad, ahmedabad = Ahmedabad, द्वारका = Dwarka, dwarka = Dwarka, सोमनाथ = Somnath, somnath = Somnath, गोवा = Goa, goa = Goa, केरल = Kerala, kerala = Kerala, कोच्चि = Kochi, कोचीन = Kochi, मुन्नार = Munnar, munnar = Munnar, अलेप्पी = Alappuzha, alleppey = Alappuzha, ऊटी = Ooty, ooty = Ooty, मैसूर = Mysuru, mysore = Mysuru,
    हम्पी = Hampi, hampi = Hampi, गोकर्ण = Gokarna, हैदराबाद = Hyderabad, हैदराबाद शहर = Hyderabad, विशाखापत्तनम = Visakhapatnam, vizag = Visakhapatnam, पुरी = Puri, भुवनेश्वर = Bhubaneswar, दार्जिलिंग = Darjeeling, दार्जीलिंग = Darjeeling, darjeeling = Darjeeling, गंगटोक = Gangtok, gangtok = Gangtok, सिक्किम = Sikkim, sikkim = Sikkim, गुवाहाटी = Guwahati, शिलांग = Shillong, मेघालय = Meghalaya, असम = Assam, अंडमान = Andaman Islands, andaman = Andaman Islands, पोर्ट ब्लेयर = Port Blair, लक्षद्वीप = Lakshadweep,
    खजुराहो = Khajuraho, उज्जैन = Ujjain, इंदौर = Indore, भोपाल = Bhopal, नासिक = Nashik, nashik = Nashik, nasik = Nashik, शिरडी = Shirdi, शिर्डी = Shirdi, shirdi = Shirdi, पुणे = Pune, poona = Pune, महाबलेश्वर = Mahabaleshwar, लोनावला = Lonavla, लोनावाला = Lonavla, रामेश्वरम = Rameswaram, मदुरै = Madurai, कन्याकुमारी = Kanniyakumari, kanyakumari = Kanniyakumari, तिरुपति = Tirupati, tirupati = Tirupati, चारधाम = Uttarakhand, उत्तराखंड = Uttarakhand, हिमाचल = Himachal Pradesh, himachal = Himachal Pradesh, पटना = Patna, patna = Patna, लखनऊ = Lucknow, lucknow = Lucknow,
    नार्थ ईस्ट = Northeast India, नॉर्थ ईस्ट = Northeast India, पूर्वोत्तर = Northeast India, north east = Northeast India, साउथ इंडिया = South India, south india = South India, दक्षिण भारत = South India, उत्तर भारत = North India, कैंडी = Kandy, गाले = Galle, गॉल = Galle, बाली = Bali, उबुद = Ubud, कुआलालंपुर = Kuala Lumpur, कुआला लंपुर = Kuala Lumpur, काठमांडू = Kathmandu, काठमाण्डू = Kathmandu, पोखरा = Pokhara, पेरिस = Paris, पैरिस = Paris, लंदन = London, रोम = Rome, वेनिस = Venice, ज्यूरिख = Zurich, ज़्यूरिख = Zurich, फुकेत = Phuket, फुकेट = Phuket, इंटरलाकन = Interlaken, जेनेवा = Geneva, एम्स्टर्डम = Amsterdam, एम्सटर्डम = Amsterdam, बार्सिलोना = Barcelona, वियना = Vienna, प्राग = Prague, बुडापेस्ट = Budapest, फ्लोरेंस = Florence, मिलान = Milan, नुब्रा = Ladakh, नुब्रा घाटी = Ladakh, पटाया = Pattaya, पट्टाया = Pattaya, क्राबी = Krabi, हनोई = Hanoi, सिडनी = Sydney, मेलबर्न = Melbourne, न्यूयॉर्क = New York City, टोक्यो = Tokyo, रामेश्वर = Rameswaram, द्वारिका = Dwarka, केदारनाथ = Kedarnath, बद्रीनाथ = Badrinath, गंगोत्री = Gangotri, वैष्णो देवी = Katra, vaishno devi = Katra, kedarnath = Kedarnath, badrinath = Badrinath`,
  texts: {
    'names.between': '{from} से {to}: {days, plural, one {# दिन} other {# दिन}}',
    'names.round': '{start} से आना-जाना: {days, plural, one {# दिन} other {# दिन}}',
    'names.area': '{where}: {days, plural, one {# दिन} other {# दिन}}',
    'names.cities': '{names}: {days, plural, one {# दिन} other {# दिन}}',
    description: '{stops}। साधन: {types}।',
    stopWithDays: '{name} ({days, plural, one {# दिन} other {# दिन}})',
    'types.plane': 'हवाई जहाज़',
    'types.train': 'ट्रेन',
    'types.bus': 'बस',
    'types.car': 'कार',
    'days.first': '{city} से शुरुआत।',
    'days.leave':
      '{city} से {next} {type, select, plane {हवाई जहाज़ से} train {ट्रेन से} bus {बस से} car {कार से} other {}}।',
    'days.arrive':
      '{from} से {city} {type, select, plane {हवाई जहाज़ से} train {ट्रेन से} bus {बस से} car {कार से} other {}}, लगभग {km, number, ::group-off} किमी।',
    'days.underway': '{from} से {to} के रास्ते में।',
    'days.explore': '{city} घूमने का दिन।',
    'days.more': '{city} में एक और दिन, अपनी रफ़्तार से।',
    'days.around': '{city} और आसपास।',
    'days.home':
      '{city} में आख़िरी घंटे, फिर {type, select, plane {हवाई जहाज़ से} train {ट्रेन से} bus {बस से} car {कार से} other {}} {home} वापसी।',
    'days.outing': '{city} से {other} की एक दिन की सैर और वापसी।',
    understoodNothing: 'इसमें कोई जगह नहीं मिली। कोई शहर, देश या इलाक़ा लिखें, जैसे: “इटली में ट्रेन से 10 दिन”।',
    unknownPlace: '“{name}” जगहों की सूची में नहीं है, इसलिए इसे छोड़ दिया गया।',
    defaultDays: 'अवधि नहीं बताई गई, इसलिए यात्रा {days, plural, one {# दिन} other {# दिन}} की है।',
    pastDate: '{day} बीत चुका है।',
    chosenCities: '{where}: {count, plural, one {# मशहूर शहर चुना गया} other {# मशहूर और पास-पास के शहर चुने गए}}।',
    fewerCities:
      '{asked, plural, one {# शहर} other {# शहर}} {days, plural, one {# दिन} other {# दिन}} में नहीं आते; योजना में {kept, number} हैं।',
    crowded: '{days, number} दिन में {cities, number} शहरों के लिए हर जगह कम समय मिलता है।',
    noLand: '{from} से {to} तक ज़मीन का रास्ता नहीं है, इसलिए यह हिस्सा हवाई जहाज़ से है।',
    ferry: '{from} और {to} के बीच रास्ते का एक हिस्सा फ़ेरी से है।',
    refusedPlane: '{from} से {to} बिना हवाई जहाज़ के नहीं पहुँचा जा सकता, इसलिए यह हिस्सा उड़ान से है।',
    avoided: '{name} को चाहा भी गया और मना भी किया गया; इसे छोड़ दिया गया।',
    startChosen: 'यात्रा {name} से शुरू होती है।',
    townFor: 'इस इच्छा के लिए {name} चुना गया।',
    leftOut: '{name} छोड़ा गया: यह यात्रा में नहीं समाता।',
    passedThrough: '{names} से केवल गुज़रने का समय है।',
    otherNights: '{name} में {asked, number} की जगह {nights, plural, one {# रात} other {# रातें}} हैं।',
    otherLength: 'यात्रा {asked, number} की जगह {days, plural, one {# दिन} other {# दिन}} की है।',
    otherCount: 'यात्रा में {asked, number, ::group-off} की जगह {kept, plural, one {# शहर} other {# शहर}} हैं।',
    otherOrder: 'चाहा गया क्रम आपस में मेल नहीं खाता; अब क्रम है: {names}।',
    longLeg: '{from} से {to} में लगभग {hours, plural, one {# घंटा} other {# घंटे}} लगते हैं।',
    otherTransport:
      '{from} से {to} {type, select, plane {हवाई जहाज़ से} train {ट्रेन से} bus {बस से} car {कार से} other {}} है: चाहा गया साधन वहाँ नहीं जाता।',
    noNightTrain: 'इस यात्रा में रात की कोई ट्रेन या बस ठीक नहीं बैठती।',
    closedBorder: '{from} और {to} के बीच की सीमा बंद है।',
    noSuchTown: 'इस यात्रा की कोई जगह इस इच्छा के अनुरूप नहीं है।',
    outOfSeason: '{names} के लिए यह मौसम नहीं है।',
    nextYear: '{day} बीत चुका है, इसलिए यात्रा {next} से शुरू होती है।',
    otherDates: 'चाही गई सभी तारीख़ें नहीं बैठतीं; यात्रा {day} से शुरू होती है।',
    noTime: '{where} के लिए समय नहीं है।',
    shorterOrder: 'बताया गया क्रम रखा गया। छोटा क्रम यह होगा: {names}।',
    longer:
      'केवल सफ़र ही {asked, plural, one {# दिन} other {# दिन}} से लंबा है, इसलिए यात्रा के दिन: {days, number}।',
    tooFar:
      '{from} से {to} इतने समय में {wanted, select, plane {हवाई जहाज़} train {ट्रेन} bus {बस} car {कार} other {}} के लिए बहुत दूर है, इसलिए यह हिस्सा हवाई जहाज़ से है।',
    ferryInstead: '{from} और {to} के बीच फ़ेरी लें; यात्रा में नाव नहीं होती, इसलिए यह हिस्सा बस के रूप में दिखता है।',
    noTrains: '{country} में भरोसे की यात्री ट्रेनें नहीं हैं, इसलिए वहाँ बस है।',
    chosenBetween: 'रास्ते के पड़ाव इसलिए चुने गए कि वे मशहूर हैं और मार्ग के पास हैं।',
    chosenAround: 'कोई मंज़िल नहीं बताई गई, इसलिए यात्रा {name} के आसपास के मशहूर शहरों में है।',
    dayTrip: 'यात्रा में दो शहर चाहिए, इसलिए {city} से {other} की एक दिन की सैर जोड़ी गई; रुकना चाहें तो उसे हटा दें।',
  },
}
