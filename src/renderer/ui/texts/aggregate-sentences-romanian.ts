/** What is said of one number made of many, in Romanian. */
import type { AGGREGATE_SENTENCES } from "../../../shared/sentences/aggregate-sentences";

export const AGGREGATE_SENTENCES_ROMANIAN: Readonly<Record<keyof typeof AGGREGATE_SENTENCES, string>> = {
  "number-mean": "Media pentru „{measure}”: {value#}, peste {over#} din {all#}.",
  "number-median": "Mediana pentru „{measure}”: {value#}, peste {over#} din {all#}.",
  "number-sum": "Suma pentru „{measure}”: {value#}, peste {over#} din {all#}.",
  "number-max": "Cea mai mare valoare pentru „{measure}”: {value#}, peste {over#} din {all#}.",
  "number-min": "Cea mai mică valoare pentru „{measure}”: {value#}, peste {over#} din {all#}.",
  "number-share": "{part#} din {all#}: {value#} %.",
  "group-number": "{group}: {value#} (peste {over#}).",
  "groups-count": "Numărate după „{group}”.",
  "groups-mean": "Media pentru „{measure}”, după „{group}”.",
  "groups-median": "Mediana pentru „{measure}”, după „{group}”.",
  "groups-sum": "Suma pentru „{measure}”, după „{group}”.",
  "groups-max": "Cea mai mare valoare pentru „{measure}”, după „{group}”.",
  "groups-min": "Cea mai mică valoare pentru „{measure}”, după „{group}”.",
  "groups-more": "Alte grupuri: {count#}.",
  "groups-outside": "În niciun grup, fiindcă nu au „{group}”: {count#}.",
  "groups-shared": "În mai multe grupuri deodată: {count#}.",
  "number-missing": "Lăsate afară, fiindcă nu au „{measure}”: {count#}.",
  "number-several": "Lăsate afară, fiindcă au mai multe numere în „{measure}”: {count#}.",
  "number-unread": "Lăsate afară, fiindcă „{measure}” nu e un număr: {count#}.",
  "share-missing": "Dintre acestea {count#} nu au „{property}” și sunt numărate ca neavând valoarea cerută.",
  "refused-no-amount":
    "„{measure}” datează lucrurile sau le deosebește: nu se face niciun număr din el, ci numai din cantități.",
  "refused-no-amounts": "Nimic din acest graf nu are o cantitate din care s-ar putea face un număr.",
  "refused-amounts": "Ce ar trebui adunat sau mediat nu este în graf; el are: {names...}.",
  "refused-no-values": "Nimic din ce s-a cerut nu are un număr la „{measure}”.",
  "refused-mixed-units":
    "„{measure}” e dat în mai multe unități ({names...}), care nu se adună și nu se mediază.",
  "refused-no-number": "„{measure}” conține cuvinte, nu numere.",
};
